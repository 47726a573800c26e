import { codeStepTexts as words } from '@bolillero/texts/second-factor';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface CodeStepProps {
  /** `form.field('code')`. */
  readonly field: Omit<TextFieldProps, 'label'>;
  readonly onClear: () => void;
}

/** Asks for the code of the authentication app, or for one of recovery. The one field has the focus. */
export function CodeStep({ field, onClear }: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each kind of code
  useEffect(() => input.current?.focus(), [recovery]);
  return (
    <>
      <TextField
        ref={input}
        label={recovery ? words.recovery : words.code}
        description={recovery ? words.recoveryLead : words.lead}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...field}
      />
      <Button
        variant="subtle"
        onClick={() => {
          onClear();
          setRecovery(!recovery);
        }}
      >
        {recovery ? words.useApp : words.useRecovery}
      </Button>
    </>
  );
}
