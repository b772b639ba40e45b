/** Follows the theme of the page it stands on, through the properties that reach into a shadow root; system colours elsewhere. */
export const STYLE = `
:host { position: fixed; z-index: 2147483000; inset: auto 16px max(16px, env(safe-area-inset-bottom)) auto; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
.panel {
  display: flex; flex-direction: column; width: min(380px, calc(100vw - 32px)); max-height: min(560px, calc(100dvh - 32px));
  background: var(--surface, Canvas); color: var(--text, CanvasText); font: 16px/1.5 system-ui, sans-serif;
  border: 1px solid var(--border, GrayText); border-radius: 12px; overflow: hidden; box-shadow: 0 8px 32px rgb(0 0 0 / 0.3);
}
.head { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 4px 4px 4px 16px; border-bottom: 1px solid var(--border, GrayText); }
h2 { margin: 0; font-size: 18px; line-height: 1.3; }
.head button { background: none; border-color: transparent; }
.log { flex: 0 1 auto; min-height: 160px; overflow-y: auto; padding: 16px; display: flex; flex-direction: column; gap: 8px; }
.log p { margin: 0; align-self: flex-start; max-width: 85%; padding: 8px 12px; border: 1px solid var(--border, GrayText); border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
.log p.visitor { align-self: flex-end; background: var(--primary-container, Highlight); color: var(--on-primary-container, HighlightText); }
.who { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.topics { display: flex; flex: none; flex-wrap: wrap; gap: 8px; padding: 8px 16px; }
.topics button { flex: 1 1 auto; }
form { display: flex; flex: none; align-items: flex-end; gap: 8px; padding: 8px 16px 16px; }
label { flex: 1; display: grid; font-size: 14px; }
input { font: inherit; font-size: 16px; min-height: 48px; min-width: 0; width: 100%; padding: 0 12px; background: var(--bg, Field); color: var(--text, FieldText); border: 1px solid var(--border, GrayText); border-radius: 8px; }
button { font: inherit; min-width: 48px; min-height: 48px; padding: 0 12px; cursor: pointer; background: var(--bg, ButtonFace); color: var(--text, ButtonText); border: 1px solid var(--border, GrayText); border-radius: 8px; }
button.main { background: var(--primary, ButtonFace); color: var(--on-primary, ButtonText); border-color: transparent; font-weight: 600; }
:focus-visible { outline: 3px solid var(--primary, Highlight); outline-offset: 2px; }
.log:focus-visible { outline-offset: -3px; }
@media (max-width: 480px) {
  :host { inset: auto 0 0 0; }
  .panel { width: 100vw; border-radius: 12px 12px 0 0; border-width: 1px 0 0; }
}
@media (max-height: 420px) {
  .panel { height: calc(100dvh - 16px); overflow-y: auto; }
}
`;
