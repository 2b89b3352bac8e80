import type { Locale } from '@alzette/shop-model';

/** The copy of the mail with the activation code of an eSIM. Names of settings are those of iOS 17 and Android 14 in each language. */
export interface EsimTexts {
  readonly subject: (operator: string, plan: string) => string;
  readonly heading: string;
  readonly intro: (plan: string) => string;
  /** The alternative text of the QR code. */
  readonly picture: string;
  readonly labels: Readonly<Record<'plan' | 'code' | 'server' | 'activation', string>>;
  /** The instructions, one paragraph each. */
  readonly steps: readonly string[];
}

export const esimTexts: Readonly<Record<Locale, EsimTexts>> = {
  fr: {
    subject: (operator, plan) => `Votre eSIM ${operator} : activez ${plan}`,
    heading: 'Votre eSIM est prête',
    intro: (plan) => `Voici le code qui installe l’eSIM de votre abonnement ${plan}. Il sert une seule fois.`,
    picture: 'Code QR d’activation de l’eSIM ; le même code figure en toutes lettres ci-dessous',
    labels: {
      plan: 'Abonnement',
      code: 'Code d’activation complet',
      server: 'Adresse SM-DP+',
      activation: 'Code d’activation',
    },
    steps: [
      'Avant de commencer : connectez le téléphone au Wi-Fi et ouvrez ce message sur un autre écran, ou imprimez-le.',
      'iPhone : ouvrez Réglages > Données cellulaires > Ajouter une eSIM > Utiliser un code QR, puis scannez le code. Sans autre écran, touchez « Saisir les informations manuellement » et copiez l’adresse SM-DP+ et le code d’activation.',
      'Android : ouvrez Paramètres > Réseau et Internet > Cartes SIM > Ajouter une eSIM (Samsung : Connexions > Gestionnaire SIM > Ajouter une eSIM), puis scannez le code. Sans autre écran, choisissez de saisir le code et copiez le code d’activation complet.',
      'Gardez l’eSIM sur le téléphone une fois installée : si vous la supprimez, il vous faut un nouveau code. Ne transmettez pas ce message : le code donne accès à votre ligne.',
    ],
  },
  en: {
    subject: (operator, plan) => `Your ${operator} eSIM: activate ${plan}`,
    heading: 'Your eSIM is ready',
    intro: (plan) => `This is the code that installs the eSIM of your plan ${plan}. It can be used once.`,
    picture: 'QR code that activates the eSIM; the same code is below as text',
    labels: {
      plan: 'Plan',
      code: 'Complete activation code',
      server: 'SM-DP+ address',
      activation: 'Activation code',
    },
    steps: [
      'Before you start: connect the phone to Wi-Fi and open this mail on another screen, or print it.',
      'iPhone: open Settings > Mobile Service > Add eSIM > Use QR Code and scan the code. Without another screen, tap “Enter Details Manually” and copy the SM-DP+ address and the activation code.',
      'Android: open Settings > Network & internet > SIMs > Add eSIM (Samsung: Connections > SIM manager > Add eSIM) and scan the code. Without another screen, choose to enter the code and copy the complete activation code.',
      'Keep the eSIM on the phone once it is installed: if you delete it, you need a new code. Do not forward this mail: the code gives access to your line.',
    ],
  },
  de: {
    subject: (operator, plan) => `Ihre eSIM von ${operator}: ${plan} aktivieren`,
    heading: 'Ihre eSIM ist bereit',
    intro: (plan) => `dies ist der Code, der die eSIM für Ihren Tarif ${plan} installiert. Er gilt einmal.`,
    picture: 'QR-Code zum Aktivieren der eSIM; derselbe Code steht darunter als Text',
    labels: {
      plan: 'Tarif',
      code: 'Vollständiger Aktivierungscode',
      server: 'SM-DP+-Adresse',
      activation: 'Aktivierungscode',
    },
    steps: [
      'Bevor Sie beginnen: Verbinden Sie das Handy mit dem WLAN und öffnen Sie diese E-Mail auf einem anderen Bildschirm, oder drucken Sie sie aus.',
      'iPhone: Öffnen Sie Einstellungen > Mobilfunk > eSIM hinzufügen > QR-Code verwenden und scannen Sie den Code. Ohne anderen Bildschirm tippen Sie auf „Details manuell eingeben“ und kopieren die SM-DP+-Adresse und den Aktivierungscode.',
      'Android: Öffnen Sie Einstellungen > Netzwerk & Internet > SIM-Karten > eSIM hinzufügen (Samsung: Verbindungen > SIM-Manager > eSIM hinzufügen) und scannen Sie den Code. Ohne anderen Bildschirm geben Sie den Code ein: Kopieren Sie den vollständigen Aktivierungscode.',
      'Behalten Sie die eSIM nach der Installation auf dem Handy: Wenn Sie sie löschen, brauchen Sie einen neuen Code. Leiten Sie diese E-Mail nicht weiter: Der Code gibt Zugang zu Ihrem Anschluss.',
    ],
  },
};
