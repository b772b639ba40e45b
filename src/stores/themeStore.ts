import { makeAutoObservable } from "mobx";
import { shownTheme, type Theme, type ThemeChoice, themeChoice } from "../domain/preferences/theme";

/** Theme, chosen per device; `auto` follows the device. */
export class ThemeStore {
  choice: ThemeChoice = "auto";
  deviceIsDark: boolean;

  constructor(deviceIsDark: boolean) {
    this.deviceIsDark = deviceIsDark;
    makeAutoObservable(this);
  }

  get shown(): Theme {
    return shownTheme(this.choice, this.deviceIsDark);
  }
  restore(kept: unknown): void {
    if (typeof kept === "string") this.choose(kept);
  }
  choose(choice: string): void {
    this.choice = themeChoice(choice);
  }
  followDevice(isDark: boolean): void {
    this.deviceIsDark = isDark;
  }
}
