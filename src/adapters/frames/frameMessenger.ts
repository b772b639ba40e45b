import type { Message, MessageHandler, Messenger } from "penpal";
import type { FrameElement } from "../../ports/frames";
import type { Admission } from "./frameRateLimit";

/**
 * The end of the wire at the window of a frame. The messenger of the library takes messages of its former versions before they are checked, does
 * not count those of windows inside the frame, and wants the window at once: then the browser has to make the empty document a frame starts with
 * ready for scripts. Here that window is asked for once something has come; until then there is nobody to shake hands with.
 */
export function frameMessenger(element: FrameElement, origin: string, { count, shut }: Pick<Admission, "count" | "shut">): Messenger {
  const allowed = origin || window.location.origin;
  const handlers = new Set<MessageHandler>();
  let isValid = (_: unknown): _ is Message => false;
  let port: MessagePort | null = null;
  let hasGreeted = false;

  const pass = (message: Message) => {
    for (const handle of handlers) handle(message);
  };
  const takePort = (next: MessagePort | null) => {
    port?.close();
    port = next;
    if (port) port.onmessage = ({ data }) => isValid(data) && pass(data);
  };
  const hear = ({ source, origin: from, ports, data }: MessageEvent<unknown>) => {
    const { contentWindow } = element;
    if (source === null || contentWindow === null || !("parent" in source)) return;
    if (source !== contentWindow) return isInside(source, contentWindow) ? count() : undefined;
    // One port is handed over in the handshake.
    if (ports.length > 1 || isOfFormerVersion(data)) return shut();
    if (!isValid(data) || from !== allowed) return;
    if (data.type === "SYN") {
      hasGreeted = true;
      takePort(null);
    }
    if (data.type === "ACK2") {
      if (ports[0] === undefined) return;
      takePort(ports[0]);
    }
    pass(data);
  };
  const sendToWindow = (message: Message, transfer: Transferable[]) => {
    if (hasGreeted) element.contentWindow?.postMessage(message, { targetOrigin: allowed, transfer });
  };
  return {
    initialize: ({ validateReceivedMessage }) => {
      isValid = validateReceivedMessage;
      window.addEventListener("message", hear);
    },
    sendMessage: (message, transfer = []) => {
      if (message.type === "SYN" || message.type === "ACK1") return sendToWindow(message, transfer);
      if (message.type === "ACK2") {
        const { port1, port2 } = new MessageChannel();
        takePort(port1);
        return sendToWindow(message, [port2, ...transfer]);
      }
      if (port === null) throw new Error("The frame has not connected.");
      port.postMessage(message, { transfer });
    },
    addMessageHandler: (handle) => void handlers.add(handle),
    removeMessageHandler: (handle) => void handlers.delete(handle),
    destroy: () => {
      window.removeEventListener("message", hear);
      takePort(null);
      handlers.clear();
    },
  };
}

/** A window whose frame was taken away meanwhile has no parent. */
function isInside(inner: Window, frame: Window): boolean {
  const parent: Window | null = inner.parent;
  return parent !== null && parent !== inner && (parent === frame || isInside(parent, frame));
}

function isOfFormerVersion(data: unknown): boolean {
  return typeof data === "object" && data !== null && "penpal" in data;
}
