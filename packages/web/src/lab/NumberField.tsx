/** A field for a whole number, with its label. While it is empty or out of range, the number stays as it was. */
import { type ReactNode, useState } from 'react';

interface NumberFieldProps {
  readonly value: number;
  readonly isChanged?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly children: ReactNode;
  onChange(value: number): void;
}

export function NumberField(props: NumberFieldProps) {
  const { value, isChanged = false, min = -1_000_000, max = 1_000_000, children, onChange } = props;
  // What is being typed is not always a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="lab-field" data-changed={isChanged}>
      <span>{children}</span>
      <input
        className="field"
        type="number"
        {...{ min, max }}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.valueAsNumber;
          if (Number.isSafeInteger(number) && number >= min && number <= max) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
