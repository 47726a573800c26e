import { accountFormTexts } from '@bolillero/texts/account-forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../../api/settings.ts';
import { subscriptionQuery } from '../../api/subscription.ts';
import { type Entrance, entrance } from '../../components/layout/entrance.ts';
import { showSuccess } from '../../components/ui/notice-store.ts';
import { Window } from '../../components/ui/Window.tsx';
import { RegisterForm } from '../../features/account/components/RegisterForm.tsx';
import { SignInForm } from '../../features/account/components/SignInForm.tsx';
import classes from './entrance.module.css';
import { forgetNewEmail, recallNewEmail, rememberNewEmail } from './new-email.ts';

const { register, signIn } = accountFormTexts;

/**
 * Sign-in and registration over the page. Who signs in stays on the page, with their subscription known; who has
 * registered is told so, and the window closes.
 */
export function EntranceWindow({ begin }: { begin: Entrance }) {
  const [which, setWhich] = useState(begin);
  const queries = useQueryClient();
  const settings = useSettings();
  const close = () => entrance.show(null);
  const other = which === 'sign-in' ? 'register' : 'sign-in';
  const words = which === 'sign-in' ? signIn : register;
  return (
    <Window key={which} title={words.title} onClose={close} width={460}>
      {which === 'sign-in' ? (
        <SignInForm
          newEmail={recallNewEmail()}
          onSignedIn={() => {
            forgetNewEmail();
            close();
            void queries.invalidateQueries();
            void queries.prefetchQuery(subscriptionQuery());
          }}
        />
      ) : (
        <RegisterForm
          settings={settings}
          onRegistered={(email) => {
            rememberNewEmail(email);
            close();
            showSuccess(register.success, { seconds: 1.5 });
          }}
        />
      )}
      <p className={classes.other}>
        {which === 'sign-in' ? signIn.noAccount : register.haveAccount}{' '}
        <button type="button" className={classes.otherButton} onClick={() => setWhich(other)}>
          {which === 'sign-in' ? register.title : signIn.title}
        </button>
      </p>
    </Window>
  );
}
