import { message, noValue } from "./message";
import { routeTarget } from "./routeTarget";

export const NAVIGATE = message("navigate", routeTarget, noValue);
