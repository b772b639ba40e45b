/** Icons of the studio's own buttons. */
export const STUDIO_ICONS: readonly string[] =
  `adjustments alert-triangle app-window apps arrow-back-up arrow-down arrow-left arrow-right arrow-up arrows-move check chevron-down
   chevron-right clipboard-copy copy device-desktop device-mobile eye eye-off file-text git-branch git-pull-request grid-dots home info-circle key language layout-grid lock minus moon pencil plus refresh search sun trash user users wifi
   wifi-off x`.split(/\s+/);
