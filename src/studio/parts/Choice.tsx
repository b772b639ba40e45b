import { StudioIcon } from "./StudioIcon";

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    readonly icon?: string;
    readonly count?: number;
    readonly isBare?: boolean;
  }[];
  readonly onChoose: (value: V) => void;
}

/** One of a few, side by side. */
export function Choice<V extends string>({ label, value, options, onChoose }: ChoiceProps<V>) {
  return (
    <fieldset className="choice" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          {...(option.isBare && { "aria-label": option.label, title: option.label })}
        >
          {option.icon && <StudioIcon name={option.icon} size={16} />}
          {!option.isBare && option.label}
          {option.count !== undefined && <small>{option.count}</small>}
        </button>
      ))}
    </fieldset>
  );
}
