// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { drawLook } from "../../src/firstLook/drawLook";
import { readLook } from "../../src/firstLook/readLook";

const BAR = `<div class="shell" data-layout="desktop"><header><a class="on" href="/sante" data-tab="sante"><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>Santé <b>2</b></a></header><main class="content"></main></div>`;

beforeEach(() => {
  document.body.innerHTML = "";
});

function again(html: string, isDeep = (_: Element) => true): string {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!element) throw new Error("nothing to keep");
  const kept = JSON.parse(JSON.stringify(readLook(element, isDeep)));
  document.body.replaceChildren(drawLook(document, kept));
  return document.body.innerHTML;
}

test("what is kept of the menus is drawn again as it was, signs included", () => {
  expect(again(BAR)).toBe(BAR);
  expect(document.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

test("frames, scripts, handlers and styles of an element are not kept", () => {
  const hostile = `<header onclick="steal()" style="inset:0"><iframe title="card"></iframe><script>steal()</script><a href="/x">x</a></header>`;
  expect(again(hostile)).toBe(`<header><a href="/x">x</a></header>`);
});

test("what lies in the page itself is not kept, only its place", () => {
  const page = `<div data-layout="mobile"><header><a href="/">home</a></header><main class="content"><h1>Vache 4711</h1></main></div>`;
  const kept = again(page, (element) => element.matches("[data-layout], header, header *"));
  expect(kept).toContain("home");
  expect(kept).toContain('<main class="content"></main>');
});
