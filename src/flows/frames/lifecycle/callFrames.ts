import { type Call, type Caller, createCaller } from "../../../protocol/frames/caller";
import { PING } from "../../../protocol/frames/messages/messagesToFrame";
import type { LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import type { FrameConnection } from "../connectFrame";
import type { FrameConnections } from "../frameConnections";

export interface FrameCalls {
  /** Sends messages to a frame that is connected, or welcomed and not ready yet; null for any other. */
  readonly callTo: (frame: LiveFrame) => Call | null;
  /** A connected frame fired `load`: the new document may be one without SDK. */
  readonly checkStillThere: (frame: LiveFrame) => Promise<void>;
}

export function callFrames(connections: FrameConnections, clock: Clock, callTimeoutMs: number): FrameCalls {
  const callers = new WeakMap<FrameConnection, Caller>();
  const callerOf = (connection: FrameConnection): Caller => {
    const known = callers.get(connection);
    if (known) return known;
    const { post, envelopeFields, shutDown } = connection;
    const caller = createCaller({ clock, post, envelopeFields, onExcess: shutDown });
    callers.set(connection, caller);
    connection.onClose(caller.close);
    return caller;
  };
  return {
    callTo: (frame) => {
      const connection = frame.connected || frame.state.kind === "loading" ? connections.find(frame) : null;
      return connection?.handshakes() ? callerOf(connection).call : null;
    },
    checkStillThere: async (frame) => {
      const connection = frame.connected ? connections.find(frame) : null;
      if (connection === null) return;
      const before = connection.handshakes();
      const answer = await callerOf(connection).call(PING, {}, callTimeoutMs);
      if (!answer.ok && connection.handshakes() === before && frame.connected) connection.markUnresponsive();
    },
  };
}
