// Generated from registry/ shapes in codegen/schema : edit the registry, then run npm run registry -- generate.

/**
 * One text per language ({ fr: …, en: …, de: …, es: …, it: … }), or the key of a text in registry/labels.
 */
export type Texts =
  | string
  | {
      [k: string]: string;
    };
/**
 * Who may pass. Left out: inherited (route from application, application from domain, tile from its target).
 */
export type Access =
  | ("inherit" | "signedIn" | "public")
  | {
      /**
       * Any one of these grants suffices. Left out: inherited.
       *
       * @minItems 1
       */
      anyOf?: string[];
      /**
       * Only for multi-herd users, here and in everything below.
       */
      multiHerd?: true;
      /**
       * Workshop that must be active, here and in everything below.
       */
      workshop?: string;
    };
export type Sentence =
  | string
  | {
      [k: string]: string;
    };
/**
 * Name of a Tabler icon, or of a file in registry/icons.
 */
export type Icon = string;

export interface RegistryDocuments {
  accepted: Accepted;
  application: Application;
  calls: Calls;
  dashboards: Dashboards;
  domains: Domains;
  entities: Entities;
  grantFamily: GrantFamily;
  harmless: Harmless;
  homes: Homes;
  icons: Icons;
  labels: Labels;
  languages: Languages;
  list: List;
  menu: Menu;
  news: News;
  params: Params;
  persona: Persona;
  settings: Settings;
  tabs: Tabs;
  workshops: Workshops;
}
export interface Accepted {
  /**
   * @minItems 1
   */
  accepted: {
    /**
     * Which effect, as `registry diff` shows it.
     */
    id: string;
    /**
     * The effect in words, as it was shown.
     */
    what: string;
    /**
     * The reason, for who reads this in a year.
     */
    why: string;
    /**
     * Who says so.
     */
    by: string;
    /**
     * Day of the yes.
     */
    on: string;
    /**
     * Last day on which it counts. Left out: as long as the effect is the same.
     */
    until?: string;
  }[];
}
export interface Application {
  id: string;
  label: Texts;
  /**
   * Grant domain, from domains.yaml: where inherited access ends.
   */
  domain: string;
  /**
   * Who answers for it: a team, a supplier. The catalogue shows it.
   */
  owner?: string;
  /**
   * Menu section the application belongs to.
   */
  section?: string;
  access?: Access;
  /**
   * Application code that must be in the grants list of the user.
   */
  code?: string;
  frame?: {
    /**
     * Where the sub-application is served.
     */
    base: string;
    /**
     * Application that owns the base, when this one is served under it too.
     */
    sharedWith?: string;
    /**
     * Base of the candidate version; true: the base followed by -candidate.
     */
    candidate?: true | string;
    /**
     * path: same origin, fully trusted. origin: served from an origin of its own.
     */
    isolation: "path" | "origin";
    /**
     * With isolation: origin, the name of that origin under frames.origins of the settings.
     */
    origin?: string;
    /**
     * How long a hidden frame is kept, in milliseconds. Left out: the default of the settings.
     */
    lifetimeMs?: number;
    /**
     * Created once and never removed (map, sync manager).
     */
    permanent?: boolean;
    /**
     * What the page may do beyond scripts, forms and its own storage. It opens windows with popups: true, and leads elsewhere by asking the shell.
     */
    sandbox?: (
      | "allow-downloads"
      | "allow-forms"
      | "allow-modals"
      | "allow-orientation-lock"
      | "allow-pointer-lock"
      | "allow-presentation"
      | "allow-same-origin"
      | "allow-scripts"
    )[];
    /**
     * With isolation: path, the sandbox only guards against slips: such a page can take it off.
     */
    trusted?: true;
    /**
     * The page may open windows, which know nothing of it or of the shell.
     */
    popups?: true;
    /**
     * Browser features the frame may use (geolocation, camera …).
     */
    allow?: (
      | "accelerometer"
      | "autoplay"
      | "bluetooth"
      | "camera"
      | "clipboard-read"
      | "clipboard-write"
      | "display-capture"
      | "fullscreen"
      | "geolocation"
      | "gyroscope"
      | "hid"
      | "idle-detection"
      | "local-fonts"
      | "magnetometer"
      | "microphone"
      | "midi"
      | "payment"
      | "picture-in-picture"
      | "publickey-credentials-get"
      | "screen-wake-lock"
      | "serial"
      | "storage-access"
      | "usb"
      | "web-share"
      | "xr-spatial-tracking"
    )[];
    /**
     * What the page's server is told about where it is shown. Left out: same-origin, with isolation: origin the origin of the shell alone.
     */
    referrerPolicy?: "no-referrer" | "origin" | "same-origin" | "strict-origin";
    /**
     * Shell methods this application may call beyond the usual ones.
     */
    calls?: (
      | "storageRead"
      | "storageStore"
      | "storageAction"
      | "syncSafe"
      | "syncRead"
      | "syncDecide"
      | "syncRetry"
      | "syncEntries"
      | "login"
      | "disconnect"
    )[];
    /**
     * Limits of registry/settings this application is told, so that its forms ask for what the shell would ask for.
     */
    limits?: (
      | "searchMinimumCharacters"
      | "passwordMinimumShell"
      | "passwordMinimumAccount"
      | "businessNameWords"
      | "herdNumberWhole"
      | "herdNumberTail"
      | "herdsInCalls"
    )[];
    /**
     * What this application is told of the user beyond name, herd, language and the grants of its own routes.
     */
    user?: ("email" | "herds" | "offer" | "rights" | "role" | "settings" | "shops")[];
    /**
     * What the demo environment serves here. Left out: the generic page.
     */
    demo?: {
      /**
       * Page shown under the base. Left out: the generic one.
       */
      page?: "animalCard" | "desk" | "lots" | "planning" | "planningCandidate" | "synchrozor";
      /**
       * What the generic page shows of the herd. Left out: what domains.yaml says of the section.
       */
      sample?:
        | "calves"
        | "feed"
        | "genetics"
        | "growth"
        | "health"
        | "herd"
        | "milk"
        | "movements"
        | "reproduction"
        | "air"
        | "documents"
        | "feeds"
        | "form"
        | "herdValue"
        | "inventory"
        | "medicines"
        | "semen"
        | "tags"
        | "tank"
        | "animalLabels"
        | "feedValues"
        | "milking"
        | "prices"
        | "silos"
        | "transponders"
        | "water"
        | "animalFields"
        | "comparison"
        | "discrepancies"
        | "feedJournal"
        | "forecast"
        | "gateway"
        | "harvests"
        | "hooves"
        | "pedigree"
        | "sale"
        | "traits"
        | "trough"
        | "weighingImport"
        | "entries"
        | "exits"
        | "mating"
        | "messages"
        | "protocols"
        | "sensors"
        | "sessions"
        | "tasks"
        | "team"
        | "weighing"
        | "applications"
        | "beefTargets"
        | "declarations"
        | "invoices"
        | "milkPay"
        | "reports"
        | "targets"
        | "trades";
      /**
       * Page shown under the base of the candidate version.
       */
      candidate?: "animalCard" | "desk" | "lots" | "planning" | "planningCandidate" | "synchrozor";
      /**
       * Routes these pages open, by what they call them.
       */
      leadsTo?: {
        [k: string]: string;
      };
    };
  };
  /**
   * What its pages do without network, once they have been opened with one. full: entries too; readonly: only looked at; none: nothing. Left out: what the application says, otherwise none.
   */
  offline?: "full" | "readonly" | "none";
  /**
   * The call that reports a sign-in to the sub-application. Left out: none.
   */
  login?: {
    /**
     * The {app} of POST /{app}/api/login (section 7.3).
     */
    path?: string;
    /**
     * Instead of path: name of a call in calls.yaml.
     */
    call?:
      | "acceptTerms"
      | "animals"
      | "authenticate"
      | "endOtherSessions"
      | "figures"
      | "login"
      | "logout"
      | "openSessions"
      | "ping"
      | "recoverPassword"
      | "refresh"
      | "renewPassword"
      | "services"
      | "stateManagerLogin"
      | "supportAccount"
      | "supportSession"
      | "syncActions"
      | "syncManagerLogin"
      | "tagDomainRead"
      | "translationAll"
      | "translationLogin"
      | "whois"
      | "widgetAuth";
    /**
     * Added to the path, but not for users of these origins.
     */
    suffix?: {
      value: string;
      notFor: string[];
    };
    /**
     * Lower goes first; under 10 before the home application.
     */
    priority: number;
    /**
     * Sent only to holders of this grant.
     */
    grant?: string;
    /**
     * Sent only for multi-herd users.
     */
    multiHerd?: boolean;
    onlineOnly?: boolean;
    onFailure: "ignore" | "rethrow";
    /**
     * Field of the answer kept in session storage when the status is 200.
     */
    keep?: string;
    /**
     * Name of a call in calls.yaml sent after this login.
     */
    followedBy?:
      | "acceptTerms"
      | "animals"
      | "authenticate"
      | "endOtherSessions"
      | "figures"
      | "login"
      | "logout"
      | "openSessions"
      | "ping"
      | "recoverPassword"
      | "refresh"
      | "renewPassword"
      | "services"
      | "stateManagerLogin"
      | "supportAccount"
      | "supportSession"
      | "syncActions"
      | "syncManagerLogin"
      | "tagDomainRead"
      | "translationAll"
      | "translationLogin"
      | "whois"
      | "widgetAuth";
  };
  routes?: {
    [k: string]: {
      label: Texts;
      /**
       * What the page is for, in one sentence of at most 110 characters. Every page that a tile opens has one.
       */
      purpose?: Sentence;
      /**
       * What the demo shows on the page. Left out: what `frame.demo` or domains.yaml says.
       */
      sample?:
        | "calves"
        | "feed"
        | "genetics"
        | "growth"
        | "health"
        | "herd"
        | "milk"
        | "movements"
        | "reproduction"
        | "air"
        | "documents"
        | "feeds"
        | "form"
        | "herdValue"
        | "inventory"
        | "medicines"
        | "semen"
        | "tags"
        | "tank"
        | "animalLabels"
        | "feedValues"
        | "milking"
        | "prices"
        | "silos"
        | "transponders"
        | "water"
        | "animalFields"
        | "comparison"
        | "discrepancies"
        | "feedJournal"
        | "forecast"
        | "gateway"
        | "harvests"
        | "hooves"
        | "pedigree"
        | "sale"
        | "traits"
        | "trough"
        | "weighingImport"
        | "entries"
        | "exits"
        | "mating"
        | "messages"
        | "protocols"
        | "sensors"
        | "sessions"
        | "tasks"
        | "team"
        | "weighing"
        | "applications"
        | "beefTargets"
        | "declarations"
        | "invoices"
        | "milkPay"
        | "reports"
        | "targets"
        | "trades";
      /**
       * What the demo offers first.
       */
      action?: {
        route: string;
        /**
         * Values of the parameters in the address of the route.
         */
        params?: {
          [k: string]: string | string[];
        };
        /**
         * Values after the ? of the address.
         */
        query?: {
          [k: string]: string;
        };
        label: Texts;
        /**
         * Something new is made there.
         */
        adds?: true;
      };
      /**
       * Day since when the page is there; the catalogue shows it.
       */
      since?: string;
      /**
       * Address with its parameters, without leading slash: aliment2/:id/stockage/:idStockage. `?` optional, `+` one or more segments, `*` any number. Left out: the name with dots turned into slashes.
       */
      path?: string;
      /**
       * A hidden frame without an address of its own.
       */
      navigable?: false;
      access?: Access;
      /**
       * What its pages do without network, once they have been opened with one. full: entries too; readonly: only looked at; none: nothing. Left out: what the application says, otherwise none.
       */
      offline?: "full" | "readonly" | "none";
      /**
       * Entering the route tells the parent frame.
       */
      navi?: true;
      /**
       * Page of the shell itself, instead of a frame.
       */
      screen?: "root" | "login" | "support" | "forgot" | "renew" | "multi" | "cgu" | "tour" | "notFound";
      /**
       * Names this route had before, with their addresses: both lead here.
       */
      aliases?: {
        [k: string]: {
          /**
           * Its address. Left out: the old name with dots as slashes, and the page's parameters.
           */
          path?: string;
          /**
           * Day after which nobody is expected to use it any more: the check then asks to remove it.
           */
          until?: string;
        };
      };
      /**
       * Leads to another route instead of a page of its own.
       */
      redirect?: {
        to: string;
        /**
         * Parameter of the target: parameter of this route.
         */
        params?: {
          [k: string]: string;
        };
        /**
         * Query value of the target: parameter of this route.
         */
        query?: {
          [k: string]: string;
        };
        /**
         * Route taken when a parameter that the target needs is empty.
         */
        otherwise?: string;
        /**
         * What stands after the ? of the address goes along.
         */
        keepsQuery?: true;
      };
      /**
       * This route shares its path with another: the query value that names it, and the herd contexts that prefer it.
       */
      variant?: {
        query: string;
        value: string;
        /**
         * @minItems 1
         */
        contexts: string[];
      };
      each?: Each;
    };
  };
}
/**
 * One copy for each item of a list: {supplier} becomes the id of the item, in texts its name.
 */
export interface Each {
  /**
   * id of the list
   */
  list: string;
  /**
   * only the items whose `pages` contain this word
   */
  having?: string;
}
export interface Calls {
  headers: {
    authorization: string;
    herd: string;
    accessToken: string;
    appVersion: string;
    idempotencyKey: string;
  };
  calls: {
    [k: string]: {
      method: "GET" | "POST";
      path: string;
      onlineOnly?: boolean;
      /**
       * Fixed fields of the body.
       */
      body?: {
        [k: string]: string;
      };
    };
  };
  mediator: {
    domain: string;
    subdomain: string;
  };
}
export interface Dashboards {
  /**
   * @minItems 1
   */
  views: ("mini" | "link" | "full")[];
  /**
   * Live frames at once; what is out of sight makes room first.
   */
  livePreviews: number;
  /**
   * @minItems 1
   */
  tiles: {
    id: string;
    label: Texts;
    icon: Icon;
    /**
     * Page behind the link and full views.
     */
    route: string;
    /**
     * Application whose frame draws the mini and full views.
     */
    application: string;
    /**
     * Section of the menu in which it stands, below the tiles.
     */
    section: string;
    /**
     * mini: a small live frame. link: a plain tile to the full view.
     */
    shows: "mini" | "link";
    /**
     * Figure that the demo sub-application draws for it.
     */
    sample?:
      | "ages"
      | "animals"
      | "calvings"
      | "groups"
      | "moves"
      | "parities"
      | "pregnant"
      | "treatments"
      | "index"
      | "intake"
      | "interval"
      | "margin"
      | "milk";
  }[];
}
export interface Domains {
  /**
   * @minItems 1
   */
  domains: {
    id: string;
    label: Texts;
    access: Access;
    /**
     * What the generic page of the demo shows of the herd. Left out: its animals.
     */
    sample?:
      | "calves"
      | "feed"
      | "genetics"
      | "growth"
      | "health"
      | "herd"
      | "milk"
      | "movements"
      | "reproduction"
      | "air"
      | "documents"
      | "feeds"
      | "form"
      | "herdValue"
      | "inventory"
      | "medicines"
      | "semen"
      | "tags"
      | "tank"
      | "animalLabels"
      | "feedValues"
      | "milking"
      | "prices"
      | "silos"
      | "transponders"
      | "water"
      | "animalFields"
      | "comparison"
      | "discrepancies"
      | "feedJournal"
      | "forecast"
      | "gateway"
      | "harvests"
      | "hooves"
      | "pedigree"
      | "sale"
      | "traits"
      | "trough"
      | "weighingImport"
      | "entries"
      | "exits"
      | "mating"
      | "messages"
      | "protocols"
      | "sensors"
      | "sessions"
      | "tasks"
      | "team"
      | "weighing"
      | "applications"
      | "beefTargets"
      | "declarations"
      | "invoices"
      | "milkPay"
      | "reports"
      | "targets"
      | "trades";
    /**
     * What the domain covers, and which applications or routes serve it.
     */
    covers?: {
      label: Texts;
      applications?: string[];
      routes?: string[];
    }[];
  }[];
}
export interface Entities {
  exitReasons: {
    id: string;
    label: Texts;
  }[];
  accountLevels: {
    id: string;
    label: Texts;
    connectedAs?: string;
    /**
     * Accepts the terms of use at the first sign-in.
     */
    terms?: true;
    origin?: string;
  }[];
  origins: string[];
  workshopTypes: {
    id: string;
    label: Texts;
    /**
     * Tiers at which this type has an offer.
     *
     * @minItems 1
     */
    offers: string[];
  }[];
  brandTiers: {
    id: string;
    label: Texts;
  }[];
  syncStates: {
    id: string;
    label: Texts;
    shown: "spinner" | "badge";
    color?: "green" | "orange" | "red";
  }[];
  networkStates: {
    id: string;
    label: Texts;
  }[];
  lifeCycle: {
    part: string;
    label: Texts;
    values: {
      id: string;
      label: Texts;
      bit: number;
    }[];
  }[];
}
export interface GrantFamily {
  id: string;
  label: Texts;
  grants: {
    [k: string]: {
      label: Texts;
      /**
       * One sentence: what somebody who holds it can do.
       */
      opens: Texts;
      /**
       * Looked up by its full name only; holding a shorter name gives nothing.
       */
      exact?: true;
      each?: Each;
    };
  };
}
export interface Harmless {
  /**
   * @minItems 1
   */
  slips: {
    id: string;
    /**
     * The slip in words.
     */
    slip: string;
    why: {
      /**
       * The reason, for who reads this in a year.
       */
      fr: string;
      /**
       * The reason, for who reads this in a year.
       */
      en: string;
    };
  }[];
}
export interface Homes {
  /**
   * Value of settings.home: route.
   */
  values: {
    [k: string]: string;
  };
  /**
   * Origin of the user: value used when no home is set.
   */
  byOrigin: {
    [k: string]: string;
  };
  otherwise: string;
}
export interface Icons {
  icons: {
    [k: string]: string;
  };
}
export interface Labels {
  /**
   * Texts of the login page, and words of many pages.
   */
  welcome: _Schema0;
  /**
   * Texts of the other public pages: support, forgotten password, herds, terms; of forms and of installation.
   */
  account?: _Schema0;
  /**
   * Texts of the home screen: menus, herds, frames.
   */
  shell: _Schema0;
  /**
   * Texts of what opens later: pages, searches, notices.
   */
  pages?: _Schema0;
  /**
   * Texts of the list of herds, which comes with a press.
   */
  herds?: _Schema0;
  /**
   * Texts of the search over everything and the dialogs beside it, which come with a press.
   */
  palette?: _Schema0;
  /**
   * Texts of the pages of the demo, which the server writes.
   */
  demo?: _Schema0;
}
export interface _Schema0 {
  [k: string]: string | _Schema0;
}
export interface Languages {
  default: string;
  /**
   * @minItems 1
   */
  languages: {
    id: string;
    name: string;
    country: string;
    locale: string;
    /**
     * Values of old links that mean this language.
     */
    aliases?: string[];
  }[];
}
export interface List {
  id: string;
  /**
   * Written {placeholder} in the entries that repeat over the list.
   */
  placeholder: string;
  /**
   * @minItems 1
   * @maxItems 300
   */
  items: {
    id: string;
    label: Texts;
    pages?: string[];
  }[];
}
export interface Menu {
  id: string;
  label: Texts;
  icon: Icon;
  /**
   * Position among the sections, ascending.
   */
  order: number;
  /**
   * false: not one of the top-level menu entries (reached by a tab only).
   */
  entry: boolean;
  /**
   * Drawn among the section entries of that device.
   */
  show?: {
    desktop: boolean;
    mobile: boolean;
  };
  /**
   * Only in multi-herd mode.
   */
  multiHerd?: boolean;
  opens: "tiles" | "home" | "workshops";
  defaultRoute?: string;
  /**
   * Origins for which the tiles stand in the opposite order.
   */
  reverseFor?: string[];
  groups: {
    id: string;
    label?: Texts;
    /**
     * @minItems 1
     */
    tiles: {
      /**
       * Name of the tile, used once in all menus.
       */
      id: string;
      label: Texts;
      icon: Icon;
      /**
       * Columns.
       */
      size: 1 | 2;
      /**
       * Name of the route the tile opens. Exactly one of route, link, workshop.
       */
      route?: string;
      /**
       * Values of the parameters in the address of the route.
       */
      params?: {
        [k: string]: string | string[];
      };
      /**
       * Values after the ? of the address.
       */
      query?: {
        [k: string]: string;
      };
      /**
       * Opened instead when the route is not granted, first granted first.
       *
       * @minItems 1
       */
      orElse?: {
        route: string;
        /**
         * Values of the parameters in the address of the route.
         */
        params?: {
          [k: string]: string | string[];
        };
        /**
         * Values after the ? of the address.
         */
        query?: {
          [k: string]: string;
        };
      }[];
      /**
       * Address outside the routes; {numCheptel} is replaced by the current herd.
       */
      link?: string;
      /**
       * Shows the toggle of this workshop.
       */
      workshop?: string;
      /**
       * Only in multi-herd-first mode.
       */
      multiFirst?: boolean;
      access?: Access;
      /**
       * Offered as a shortcut of the installed application, at most four.
       */
      shortcut?: true;
      /**
       * Place among the shortcuts, the heaviest first.
       */
      weight?: number;
      /**
       * Name of the number it shows, among those that the call figures answers for the herd.
       */
      figure?: string;
      each?: Each;
    }[];
  }[];
}
export interface News {
  /**
   * The newest first: the bell shows its news.
   */
  versions: {
    version: string;
    date: string;
    /**
     * @minItems 1
     */
    news: {
      text: Texts;
      /**
       * The page it is about, for who may open it.
       */
      route?: string;
    }[];
  }[];
}
export interface Params {
  params: {
    [k: string]: {
      label: Texts;
      /**
       * A realistic value, used by checks and by the demo.
       */
      sample: string;
      /**
       * Regular expression that a whole value must match.
       */
      pattern?: string;
    };
  };
}
export interface Persona {
  id: string;
  label: Texts;
  /**
   * Who this is, in one sentence.
   */
  description: Texts;
  /**
   * What the sign-in answers: one token, one per herd, or none at all.
   */
  login: "oneToken" | "tokenPerHerd" | "none";
  /**
   * Day the terms were accepted; left out: never.
   */
  termsAccepted?: string;
  /**
   * Holds every declared grant and every application code.
   */
  allGrants?: true;
  /**
   * multi: changes herds, which a right allows. solo: does not. Left out for breeders.
   */
  mode?: "multi" | "solo";
  profile: {
    nom: string;
    prenom: string;
    email: string;
    /**
     * Who it is: one of the origins of entities.yaml.
     */
    origin: string;
    /**
     * Account level: one of the connectedAs of entities.yaml.
     */
    connectedAs: string;
    /**
     * Rights: names of grants.
     */
    droits: string[];
    /**
     * What it has bought: codes of applications. Each also needs a right to its pages.
     */
    grants: string[];
    /**
     * Level of a right: 0 closes it, 8 holds it without network too.
     */
    authorizes: {
      [k: string]: number;
    };
    emetteur?: string;
    offre?: string;
    prescripteur?: string;
    trans?: string;
    /**
     * How long a switch of herds waits, in the unit of storage.multiTimeoutUnit in registry/settings (milliseconds).
     */
    timeout?: number;
    home?: string;
  };
  herds: {
    numCheptel: string;
    raisonSociale: string;
    nom: string;
    prenom: string;
    ville: string;
    /**
     * Landscape behind the herd.
     */
    background?: "bocage" | "etable" | "prairie";
    /**
     * Dairy.
     */
    laitier: boolean;
    /**
     * Suckler.
     */
    allaitant: boolean;
  }[];
  /**
   * What is promised of this account with network, after its sign-in. `registry check` holds it, with the reason when it does not.
   */
  expect?: {
    /**
     * Pages that open; tiles and sections that its menu has.
     *
     * @minItems 1
     */
    sees?: string[];
    /**
     * Pages that are refused; tiles and sections that its menu has not.
     *
     * @minItems 1
     */
    refused?: string[];
  };
}
export interface Settings {
  timing?: {
    /**
     * milliseconds
     */
    notificationMs: number;
    /**
     * milliseconds
     */
    connectivityCheckThrottleMs: number;
    /**
     * milliseconds
     */
    onlineEventDebounceMs: number;
    /**
     * milliseconds
     */
    herdSearchDebounceMs: number;
    /**
     * milliseconds
     */
    purgeSyncDelayMs: number;
    /**
     * milliseconds
     */
    purgeClearDelayMs: number;
    /**
     * milliseconds
     */
    numberButtonRepeatMs: number;
    /**
     * milliseconds
     */
    safeSyncTimeoutMs: number;
    /**
     * milliseconds
     */
    safeSyncLongTimeoutMs: number;
    /**
     * milliseconds
     */
    safeSyncLongDelayMs: number;
    /**
     * milliseconds
     */
    switchInitiationDelayMs: number;
    /**
     * milliseconds
     */
    progressFullMs: number;
    /**
     * milliseconds
     */
    progressResetMs: number;
    /**
     * milliseconds
     */
    updateLoaderReloadMs: number;
    /**
     * milliseconds
     */
    supportLoginRedirectMs: number;
    /**
     * milliseconds
     */
    rootRedirectMs: number;
    /**
     * milliseconds
     */
    logoutReloadMs: number;
    /**
     * milliseconds
     */
    forgotNoticeMs: number;
    /**
     * milliseconds
     */
    termsNoticeMs: number;
    /**
     * milliseconds
     */
    tileSpinnerMs: number;
    /**
     * milliseconds
     */
    callTimeoutMs: number;
    /**
     * milliseconds
     */
    tabAnswerMs: number;
  };
  limits?: {
    searchMinimumCharacters: number;
    passwordMinimumShell: number;
    passwordMinimumAccount: number;
    businessNameWords: number;
    herdNumberWhole: number;
    herdNumberTail: number;
    herdsInCalls: number;
  };
  layout?: {
    /**
     * CSS pixels
     */
    herdDrawerWidthPx: number;
    /**
     * CSS pixels
     */
    headerHeightPx: number;
    /**
     * CSS pixels
     */
    railWidthDesktopPx: number;
    /**
     * CSS pixels
     */
    railWidthMobilePx: number;
    /**
     * CSS pixels
     */
    multiDrawerHeightOffsetPx: number;
    /**
     * CSS pixels
     */
    desktopFromPx: number;
    miniMenu: boolean;
    helpButtonOnDesktop: boolean;
  };
  sky?: {
    stars: number;
    nightBeforeHour: number;
    nightAfterHour: number;
  };
  logo?: {
    default: string;
    special: {
      from: string;
      to: string;
      asset: string;
    }[];
  };
  formats?: {
    locale: string;
    currency: string;
    thousands: string;
    decimal: string;
    date: string;
    weight: {
      tonnesFromKg: number;
      oneDecimalBelowKg: number;
      kgDecimals: number;
      tonneDecimals: number;
    };
    businessNameCommonWords: string[];
    numberRounding: "halfUp" | "down" | "up";
    numberStep: number;
    nationalNumber: {
      countryLetters: number;
      emphasised: number;
    };
  };
  access?: {
    offlineMask: number;
    allOpensEverything: boolean;
    everybody: string;
  };
  features?: {
    multiHerd: string;
    multiHerdOffline: string;
    ping: string;
    purge: string;
    translations: string;
    forceTranslations: string;
    supportChat: string;
    candidate: string;
  };
  /**
   * Pages the shell leads to.
   */
  routes?: {
    deskHome: string;
    soloSync: string;
    sync: string;
    search: string;
    animal: string;
    map: string;
  };
  product?: {
    name: string;
    version: string;
    termsUpdated: string;
    /**
     * The terms of use as a page, to be read.
     */
    termsPage: string;
    /**
     * The same as a document, to be saved.
     */
    termsDocument: string;
    legalNotice: string;
    supportSite: string;
    /**
     * Said to whoever can do nothing by themselves.
     */
    supportPhone: string;
    orderingPrefix: string;
    chatScript: string;
    translationsAddress: string;
  };
  demo?: {
    /**
     * Hostnames that mean demo; * stands for any characters.
     */
    hostPatterns: string[];
    localhost: boolean;
    password: string;
    /**
     * Services whose service workers the service check takes away: applications, or the first part of an address.
     */
    retiredServices: string[];
  };
  /**
   * Attempts that the demo server answers within a window, for one account and from one address.
   */
  rateLimits?: {
    signIn: {
      perAccount: number;
      perAddress: number;
      /**
       * milliseconds
       */
      windowMs: number;
    };
    recovery: {
      perAccount: number;
      perAddress: number;
      /**
       * milliseconds
       */
      windowMs: number;
    };
  };
  /**
   * How long a session lasts at most after its sign-in, however often it is used.
   */
  sessions?: {
    longestDays: number;
  };
  /**
   * Actions that the server keeps of one account, and the bytes of their payloads; further ones wait on the device.
   */
  storedActions?: {
    actions: number;
    bytes: number;
  };
  maintenance?: {
    lock: boolean;
  };
  network?: {
    errorPatterns: string[];
  };
  storage?: {
    datexKey: string;
    sessionKey: string;
    multiTimeoutUnit: "ms" | "s";
    /**
     * Part of the room on a device that one application may fill.
     */
    applicationShare: number;
  };
  frames?: {
    pathParamsInQuery: boolean;
    /**
     * Origins that may show the shell in a frame of theirs.
     */
    parents: string[];
    /**
     * Addresses of the applications that have an origin of their own; {port} is the port of the server. FRAME_ORIGINS sets others at start.
     */
    origins: {
      [k: string]: string;
    };
  };
  signIn?: {
    /**
     * How long a login of a sub-application is waited for before it goes on by itself, in milliseconds.
     */
    idleTimeoutMs: number;
    loginConcurrency: number;
    /**
     * Origins of users for whom there is no service check while their account follows several herds.
     */
    serviceCheckNotFor: string[];
  };
  /**
   * The queue of actions: its database on the device, the pauses after a failure, and how much of one user may wait.
   */
  outbox?: {
    database: string;
    /**
     * milliseconds
     */
    retryMs: number;
    /**
     * The pause doubles after each failure, up to this.
     */
    retryCapMs: number;
    mostActions: number;
    mostBytes: number;
    /**
     * Part of this room from which on the user is told.
     */
    nearlyFull: number;
  };
  /**
   * The search over pages, herds and actions, favourites and recent pages.
   */
  quickAccess?: {
    /**
     * Query key under which routes.search receives what was typed.
     */
    animalQuery: string;
    /**
     * Results shown of each kind; the others are counted.
     */
    results: number;
    /**
     * Pages opened last that are offered.
     */
    recents: number;
    /**
     * Messages that can be read again.
     */
    notices: number;
    /**
     * Pages with something late that the bell and the search name.
     */
    duePages: number;
    /**
     * The longest pause between two keys of a tag reader that plugs in as a keyboard.
     */
    scanGapMs: number;
    /**
     * Digits of the shortest number such a reader sends.
     */
    scanDigits: number;
    /**
     * What the search offers to do: at any time without params; else with an animal, whose {id}, {number} and {lot} are put in.
     */
    acts: {
      id: string;
      icon: Icon;
      route: string;
      params: {
        [k: string]: string;
      };
      stage?: string;
    }[];
    /**
     * Actions of the shell that the search offers, in their order.
     */
    actions: {
      id:
        | "home"
        | "herds"
        | "favourites"
        | "theme"
        | "language"
        | "copyAddress"
        | "notices"
        | "sessions"
        | "shortcuts"
        | "help"
        | "call"
        | "logout";
      icon: Icon;
    }[];
  };
  /**
   * How the product shows itself when it is installed: the web app manifest, with the shortcuts of the tiles.
   */
  installed?: {
    /**
     * Under the icon; phones cut off what is longer.
     */
    shortName: string;
    description: Texts;
    themeColour: string;
    backgroundColour: string;
    /**
     * @minItems 1
     */
    icons: {
      file: string;
      purpose: "any" | "maskable";
    }[];
  };
  /**
   * Speed as users have it (LCP, INP, CLS, TTFB), written in the log of the shell.
   */
  vitals?: {
    /**
     * Part of the page loads that are measured: 0 none, 1 all.
     */
    sampleShare: number;
  };
  /**
   * Times of frames, and intervals of what they and the page around the shell send.
   */
  frameTiming?: {
    /**
     * milliseconds
     */
    readinessMs: number;
    /**
     * milliseconds
     */
    loadTimeoutMs: number;
    /**
     * milliseconds
     */
    deepLinkFallbackMs: number;
    /**
     * milliseconds
     */
    revivedLifetimeMs: number;
    /**
     * milliseconds
     */
    retryMs: number;
    /**
     * milliseconds
     */
    retryCapMs: number;
    /**
     * milliseconds
     */
    idleRecheckMs: number;
    /**
     * milliseconds
     */
    mapReloadAfterLoginMs: number;
    /**
     * How often the active frame is asked whether it still answers.
     */
    heartbeatMs: number;
    /**
     * How long after a reload a page around the shell may ask for another.
     */
    parentReloadGapMs: number;
  };
  /**
   * How many frames are kept, which are loaded ahead, and those with rules of their own.
   */
  framePool?: {
    /**
     * Live frames at most, by the memory of the device: the entry with the most memory that the device has counts.
     *
     * @minItems 1
     */
    caps: {
      memoryGb: number;
      frames: number;
    }[];
    /**
     * Live frames at most where the browser does not report the memory.
     */
    capUnknown: number;
    /**
     * What a second of loading is worth, in seconds since a frame was last shown.
     */
    loadWeight: number;
    preload: {
      /**
       * Frames loaded ahead for each page that is opened; 0: none.
       */
      frames: number;
      /**
       * How long nothing else must have been opened before.
       */
      idleMs: number;
      /**
       * Networks, as the browser names their speed, on which frames are loaded ahead; never one that is paid by volume.
       */
      networks: ("slow-2g" | "2g" | "3g" | "4g")[];
    };
    /**
     * Loads that a page may start by itself within that time; beyond it is stopped.
     */
    reloads: {
      most: number;
      /**
       * milliseconds
       */
      withinMs: number;
    };
    /**
     * Application whose hidden frame is checked from time to time.
     */
    stateManager: string;
    /**
     * Application that is loaded again after a login and when herd, herd context or language change.
     */
    map: string;
  };
  /**
   * Query values that survive the way to the login page.
   */
  keptQuery?: string[];
}
export interface Tabs {
  /**
   * @minItems 1
   */
  desktop: {
    id: string;
    label: Texts;
    icon?: Icon;
    opens: "home" | "sections" | "route" | "section" | "drawer";
    /**
     * For opens: route. The first granted one is opened.
     *
     * @minItems 1
     */
    routes?: string[];
    /**
     * For opens: section.
     */
    section?: string;
    badge?: "activeWorkshops" | "network";
  }[];
  /**
   * @minItems 1
   */
  mobile: {
    id: string;
    label: Texts;
    icon?: Icon;
    opens: "home" | "sections" | "route" | "section" | "drawer";
    /**
     * For opens: route. The first granted one is opened.
     *
     * @minItems 1
     */
    routes?: string[];
    /**
     * For opens: section.
     */
    section?: string;
    badge?: "activeWorkshops" | "network";
  }[];
}
export interface Workshops {
  /**
   * @minItems 1
   */
  workshops: {
    value: string;
    label: Texts;
    typo: string;
    flag: "laitier" | "allaitant";
  }[];
  /**
   * Herd contexts and their names.
   */
  contexts: {
    [k: string]: Texts;
  };
  /**
   * Template of the technician offer label.
   */
  offerLabel: string;
  /**
   * Origins of the users who are shown their offer.
   */
  offerLabelFor: string[];
  /**
   * Type of the action that tells the server of a workshop switched on or off.
   */
  updateAction: string;
}
