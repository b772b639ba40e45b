export { OfflineBanner } from "./OfflineBanner";
export { OfflineCard } from "./OfflineCard";
