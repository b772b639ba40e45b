/** @jsxImportSource vue */
import { defineComponent, onMounted, ref, watch } from "vue";
import type { FrameContext } from "../../sdk";
import "../subject/hues.css";
import "../subject/pageHead.css";
import { showLook } from "../subject/showLook";

interface PageHeadProps {
  readonly title: string;
  readonly context: FrameContext;
}

/** The head of a page, as those written with React have it. */
export const PageHead = defineComponent(
  (props: PageHeadProps) => {
    const head = ref<HTMLElement | null>(null);
    const show = () => head.value !== null && showLook(head.value, props.context);
    onMounted(show);
    watch(() => props.context, show);
    return () => (
      <div class="pageHead" ref={head}>
        <span class="mark" data-head="mark" />
        <div>
          <p class="crumb" data-head="crumb" />
          <h1>{props.title}</h1>
          <p class="purpose" data-head="purpose" />
        </div>
      </div>
    );
  },
  { name: "PageHead", props: ["title", "context"] },
);
