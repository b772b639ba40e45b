// Generated from registry/params.yaml : edit the registry, then run npm run registry -- generate.

export type ParamName =
  | "action"
  | "add"
  | "code"
  | "date"
  | "email"
  | "id"
  | "idStockage"
  | "name"
  | "numCheptel"
  | "numMere"
  | "numNational"
  | "param"
  | "pereNumNational"
  | "pos"
  | "product"
  | "race"
  | "reference"
  | "setup"
  | "tab"
  | "tag"
  | "token"
  | "type"
  | "uuid"
  | "view";

export const PARAMS: Readonly<Record<ParamName, { readonly sample: string; readonly pattern?: string }>> = {
  action: { sample: "tarissement" },
  add: { sample: "ajout" },
  code: { sample: "ensilage-mais" },
  date: { sample: "2025-03-01", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
  email: { sample: "marie.legall@ferme.example", pattern: "^[^@\\s]+@[^@\\s]+$" },
  id: { sample: "12" },
  idStockage: { sample: "7" },
  name: { sample: "genetique" },
  numCheptel: { sample: "FR35123456", pattern: "^[A-Z]{2}[0-9]{8}$" },
  numMere: { sample: "FR3598765432", pattern: "^[A-Z]{2}[0-9A-Z]{4,12}$" },
  numNational: { sample: "FR3512345678", pattern: "^[A-Z]{2}[0-9A-Z]{4,12}$" },
  param: { sample: "lot" },
  pereNumNational: { sample: "FR2212345678", pattern: "^[A-Z]{2}[0-9A-Z]{4,12}$" },
  pos: { sample: "1" },
  product: { sample: "robot" },
  race: { sample: "66", pattern: "^[0-9]{2}$" },
  reference: { sample: "cellules-tank" },
  setup: { sample: "boucles" },
  tab: { sample: "numeroInterne" },
  tag: { sample: "a-surveiller" },
  token: { sample: "Zk3vT9qLr2" },
  type: { sample: "pesee" },
  uuid: { sample: "3f2b8c1e-5d4a-4c7b-9e21-7a6f0d1b2c34", pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
  view: { sample: "velage" },
};
