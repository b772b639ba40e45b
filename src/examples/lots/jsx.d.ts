import type { VNodeChild } from "vue";

// The types of Vue leave it to the compiler that elements have content.
declare module "@vue/runtime-dom" {
  interface AriaAttributes {
    children?: VNodeChild;
  }
}
