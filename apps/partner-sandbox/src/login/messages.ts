import type { Locale } from '@alzette/shop-model';

export interface LoginMessages {
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly cancel: string;
  readonly errorTitle: string;
  readonly faults: Readonly<Record<'email' | 'password' | 'wrong', string>>;
  readonly accounts: string;
  readonly passwordOfAll: string;
}

export const loginMessages: Readonly<Record<Locale, LoginMessages>> = {
  fr: {
    title: 'Connectez-vous',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    cancel: 'Annuler et revenir à la boutique',
    errorTitle: 'Corrigez ces champs pour vous connecter',
    faults: {
      email: 'Indiquez votre adresse e-mail',
      password: 'Indiquez votre mot de passe',
      wrong: 'L’adresse e-mail ou le mot de passe n’est pas le bon : vérifiez-les et réessayez',
    },
    accounts: 'Comptes de test',
    passwordOfAll: 'Mot de passe de chacun :',
  },
  en: {
    title: 'Log in',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Log in',
    cancel: 'Cancel and go back to the shop',
    errorTitle: 'Correct these fields to log in',
    faults: {
      email: 'Enter your e-mail address',
      password: 'Enter your password',
      wrong: 'The e-mail address or the password is wrong: check both and try again',
    },
    accounts: 'Test accounts',
    passwordOfAll: 'Password of each:',
  },
  de: {
    title: 'Melden Sie sich an',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    cancel: 'Abbrechen und zurück zum Shop',
    errorTitle: 'Korrigieren Sie diese Felder, um sich anzumelden',
    faults: {
      email: 'Geben Sie Ihre E-Mail-Adresse ein',
      password: 'Geben Sie Ihr Passwort ein',
      wrong: 'E-Mail-Adresse oder Passwort ist falsch: Prüfen Sie beides und versuchen Sie es noch einmal',
    },
    accounts: 'Testkonten',
    passwordOfAll: 'Passwort für alle:',
  },
};
