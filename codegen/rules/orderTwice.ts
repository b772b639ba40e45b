import { finding, relatedTo } from "../diagnostic/finding";
import type { Place } from "../link/model";
import type { Rule } from "./rule";

/** Two sections of one order stand in no order that anybody chose. */
export const orderTwice: Rule = function* (model) {
  const taken = new Map<number, { readonly id: string; readonly place: Place }>();
  for (const { file, document } of model.documents.menu) {
    const { id, order } = document;
    const place = { file, path: ["order"] };
    const first = taken.get(order);
    if (first === undefined) {
      taken.set(order, { id, place });
      continue;
    }
    yield finding(model.locate(place), "order-twice", `The sections "${id}" and "${first.id}" both have the order ${order}.`, {
      hint: `Write another number: sections stand in ascending order. Free: ${free(
        model.documents.menu.map((one) => one.document.order),
        order,
      )}.`,
      related: relatedTo(model.locate(first.place), `"${first.id}" has it too`),
      severity: "warning",
    });
  }
};

/** The next number that no section has. */
function free(orders: readonly number[], order: number): number {
  let next = order + 1;
  while (orders.includes(next)) next++;
  return next;
}
