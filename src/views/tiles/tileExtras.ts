export { PinButton } from "../favourites/PinButton";
export { CandidateBadge } from "./CandidateBadge";
export { DashboardTiles } from "./DashboardTiles";
export { OfflineMark } from "./OfflineMark";
export { TileControls } from "./TileControls";
export { TileFigure } from "./TileFigure";
export { TilePurpose } from "./TilePurpose";
