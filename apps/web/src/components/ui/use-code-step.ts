import { codeStepTexts as words } from '@bolillero/texts/second-factor';
import { useState } from 'react';
import { failedWith } from '../../api/api-error.ts';

/** The step after the password: it begins where the server, which knows the password by then, asks for a code. */
export function useCodeStep() {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    /** Back to the password. */
    leave: () => setAsked(false),
    /** For the form's field of the code. */
    validate: (typed: string) => (asked && typed.trim() === '' ? words.missing : null),
    /** Does what the form is for, or begins the step that has to come before it. */
    through: async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (!failedWith(error, 'second-factor-needed')) throw error;
        setAsked(true);
      }
    },
  };
}
