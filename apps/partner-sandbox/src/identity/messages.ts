import type { Locale } from '@alzette/shop-model';

export interface IdentityMessages {
  readonly title: string;
  readonly intro: string;
  readonly people: string;
  readonly confirm: string;
  readonly someoneElse: string;
  readonly gender: string;
  readonly female: string;
  readonly male: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string;
  readonly nationality: string;
  readonly documentType: string;
  readonly identityCard: string;
  readonly passport: string;
  readonly documentNumber: string;
  readonly confirmTyped: string;
  readonly cancel: string;
  readonly fail: string;
  readonly errorTitle: string;
  readonly faults: Readonly<Record<'person' | 'lastname' | 'birthdate' | 'documentNumber', string>>;
  readonly outcomes: Readonly<Record<'completed' | 'cancelled' | 'failed', string>>;
  readonly close: string;
}

export const identityMessages: Readonly<Record<Locale, IdentityMessages>> = {
  fr: {
    title: 'Vérifiez votre identité',
    intro: 'Environnement de test : choisissez une personne, ou saisissez-en une autre.',
    people: 'Personne',
    confirm: 'Confirmer cette identité',
    someoneElse: 'Saisir une autre personne',
    gender: 'Genre',
    female: 'Femme',
    male: 'Homme',
    firstname: 'Prénom',
    lastname: 'Nom',
    birthdate: 'Date de naissance',
    nationality: 'Nationalité',
    documentType: 'Type de document',
    identityCard: 'Carte d’identité',
    passport: 'Passeport',
    documentNumber: 'Numéro du document',
    confirmTyped: 'Confirmer la personne saisie',
    cancel: 'Annuler',
    fail: 'Simuler un échec de la vérification',
    errorTitle: 'Corrigez ces champs pour continuer',
    faults: {
      person: 'Choisissez une personne',
      lastname: 'Indiquez le nom',
      birthdate: 'Indiquez une date de naissance dans le passé',
      documentNumber: 'Indiquez le numéro du document',
    },
    outcomes: {
      completed: 'Votre identité est vérifiée',
      cancelled: 'La vérification est annulée',
      failed: 'La vérification a échoué',
    },
    close: 'Vous pouvez fermer cette fenêtre et revenir à la boutique.',
  },
  en: {
    title: 'Check your identity',
    intro: 'Test environment: choose a person, or type another one.',
    people: 'Person',
    confirm: 'Confirm this identity',
    someoneElse: 'Type another person',
    gender: 'Gender',
    female: 'Female',
    male: 'Male',
    firstname: 'First name',
    lastname: 'Last name',
    birthdate: 'Date of birth',
    nationality: 'Nationality',
    documentType: 'Document type',
    identityCard: 'Identity card',
    passport: 'Passport',
    documentNumber: 'Document number',
    confirmTyped: 'Confirm the typed person',
    cancel: 'Cancel',
    fail: 'Simulate a failed check',
    errorTitle: 'Correct these fields to continue',
    faults: {
      person: 'Choose a person',
      lastname: 'Enter the last name',
      birthdate: 'Enter a date of birth in the past',
      documentNumber: 'Enter the document number',
    },
    outcomes: {
      completed: 'Your identity is checked',
      cancelled: 'The check is cancelled',
      failed: 'The check has failed',
    },
    close: 'You can close this window and go back to the shop.',
  },
  de: {
    title: 'Prüfen Sie Ihre Identität',
    intro: 'Testumgebung: Wählen Sie eine Person oder geben Sie eine andere ein.',
    people: 'Person',
    confirm: 'Diese Identität bestätigen',
    someoneElse: 'Eine andere Person eingeben',
    gender: 'Geschlecht',
    female: 'Weiblich',
    male: 'Männlich',
    firstname: 'Vorname',
    lastname: 'Nachname',
    birthdate: 'Geburtsdatum',
    nationality: 'Staatsangehörigkeit',
    documentType: 'Ausweisart',
    identityCard: 'Personalausweis',
    passport: 'Reisepass',
    documentNumber: 'Ausweisnummer',
    confirmTyped: 'Eingegebene Person bestätigen',
    cancel: 'Abbrechen',
    fail: 'Fehlgeschlagene Prüfung simulieren',
    errorTitle: 'Korrigieren Sie diese Felder, um fortzufahren',
    faults: {
      person: 'Wählen Sie eine Person',
      lastname: 'Geben Sie den Nachnamen ein',
      birthdate: 'Geben Sie ein Geburtsdatum in der Vergangenheit ein',
      documentNumber: 'Geben Sie die Ausweisnummer ein',
    },
    outcomes: {
      completed: 'Ihre Identität ist geprüft',
      cancelled: 'Die Prüfung wurde abgebrochen',
      failed: 'Die Prüfung ist fehlgeschlagen',
    },
    close: 'Sie können dieses Fenster schließen und zum Shop zurückkehren.',
  },
};
