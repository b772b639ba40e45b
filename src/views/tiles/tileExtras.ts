export { PinButton } from "../favourites/PinButton";
export { DashboardTiles } from "./DashboardTiles";
export { TileControls } from "./TileControls";
