import type { InstallationSeed } from './seed-types';
import { texts } from './texts';

/** The first mode of an offer is free of charge. */
export const selfInstallation: InstallationSeed = {
  code: 'self',
  price: 0,
  attributes: {
    installation_mode_label: texts('Je branche moi-même', 'I connect it myself', 'Ich schließe selbst an'),
    installation_mode_description: texts(
      'La box arrive par la poste avec un guide de deux pages. Comptez vingt minutes.',
      'The box comes by post with a two-page guide. It takes about twenty minutes.',
      'Die Box kommt mit einer zweiseitigen Anleitung per Post. Rechnen Sie mit zwanzig Minuten.',
    ),
  },
};

export const technicianInstallation: InstallationSeed = {
  code: 'technician',
  price: 6900,
  attributes: {
    installation_mode_label: texts('Un technicien vient', 'A technician comes', 'Ein Techniker kommt'),
    installation_mode_description: texts(
      'Il raccorde la box et vérifie la connexion dans chaque pièce.',
      'They connect the box and check the connection in every room.',
      'Er schließt die Box an und prüft die Verbindung in jedem Raum.',
    ),
  },
};

export const comfortInstallation: InstallationSeed = {
  code: 'comfort',
  price: 11900,
  attributes: {
    installation_mode_label: texts('Installation confort', 'Comfort installation', 'Komfortinstallation'),
    installation_mode_description: texts(
      'Le technicien pose aussi les câbles et configure vos appareils.',
      'The technician also lays the cables and sets up your devices.',
      'Der Techniker verlegt auch die Kabel und richtet Ihre Geräte ein.',
    ),
  },
};

/** Fibre ends at a socket that only a technician may fit; the price of that is part of the offer. */
export const firstSocketInstallation: InstallationSeed = {
  code: 'first-socket',
  price: 0,
  attributes: {
    installation_mode_label: texts('Pose de la prise fibre', 'Fitting the fibre socket', 'Einbau der Glasfaserdose'),
    installation_mode_description: texts(
      'Un technicien pose la prise et raccorde la box. Compris dans l’offre.',
      'A technician fits the socket and connects the box. Part of the offer.',
      'Ein Techniker baut die Dose ein und schließt die Box an. Im Angebot enthalten.',
    ),
  },
};
