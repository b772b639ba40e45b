export { PinButton } from "../favourites/PinButton";
export { DashboardTiles } from "./DashboardTiles";
