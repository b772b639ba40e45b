/** @jsxImportSource vue */
import { defineComponent, onMounted, ref, watch } from "vue";
import type { FrameContext } from "../../sdk";
import "../subject/hues.css";
import "../subject/pageHead.css";
import type { HerdFacts } from "../subject/herdLine";
import { showLook } from "../subject/showLook";

interface PageHeadProps {
  readonly title: string;
  readonly context: FrameContext;
  /** null: not known yet. */
  readonly herd: HerdFacts | null;
}

/** The head of a page, as those written with React have it. */
export const PageHead = defineComponent(
  (props: PageHeadProps) => {
    const head = ref<HTMLElement | null>(null);
    const show = () => head.value !== null && showLook(head.value, props.context, props.herd);
    onMounted(show);
    watch(() => [props.context, props.herd], show);
    return () => (
      <div class="pageHead" ref={head}>
        <span class="mark" data-head="mark" />
        <div>
          <div class="headLine">
            <p class="crumb" data-head="crumb" />
            <p class="herd" data-head="herd" />
          </div>
          <h1>{props.title}</h1>
          <p class="purpose" data-head="purpose" />
        </div>
      </div>
    );
  },
  { name: "PageHead", props: ["title", "context", "herd"] },
);
