// Which column of a table is what about a person, by its name in four languages, and which word is which role.
import type { userRoles } from '#limits.ts';
import type { PersonColumn } from '#people-imports/people-imports.contract.ts';

type UserRole = (typeof userRoles)[number];
type Column = PersonColumn | 'firstName' | 'lastName';

const words: Record<Column, readonly string[]> = {
  fullName: [
    'name',
    'full name',
    'person',
    'user',
    'display name',
    'voller name',
    'vollstandiger name',
    'anzeigename',
    'mitarbeiter',
    'nom complet',
    'nombre completo',
    'persona',
    'personne',
  ],
  firstName: ['first name', 'given name', 'vorname', 'prenom', 'nombre'],
  lastName: ['last name', 'surname', 'family name', 'nachname', 'familienname', 'nom', 'nom de famille', 'apellido', 'apellidos'],
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'e mail adresse',
    'mailadresse',
    'courriel',
    'adresse e mail',
    'adresse email',
    'correo',
    'correo electronico',
  ],
  username: [
    'username',
    'user name',
    'login',
    'account',
    'benutzername',
    'benutzer',
    'anmeldename',
    'identifiant',
    'nom d utilisateur',
    'usuario',
    'nombre de usuario',
  ],
  title: ['title', 'job title', 'job', 'position', 'titel', 'funktion', 'fonction', 'poste', 'titre', 'cargo', 'puesto'],
  department: [
    'department',
    'departments',
    'team',
    'teams',
    'abteilung',
    'abteilungen',
    'bereich',
    'service',
    'services',
    'departement',
    'equipe',
    'departamento',
    'departamentos',
    'equipo',
  ],
  role: ['role', 'rolle', 'funcion', 'rol', 'rights', 'rechte'],
};

const columns = new Map(
  Object.entries(words).flatMap(([column, names]) => names.map((name) => [name, column as Column] as const)),
);

/** Returns what a column of that name is; undefined if the name means nothing. */
export function columnOfHeader(name: string): Column | undefined {
  return columns.get(wordOf(name));
}

const roles: Record<UserRole, readonly string[]> = {
  admin: ['admin', 'administrator', 'administratorin', 'administrateur', 'administratrice', 'administrador', 'administradora'],
  user: ['', 'user', 'member', 'benutzer', 'nutzer', 'mitglied', 'utilisateur', 'membre', 'usuario', 'miembro'],
};

/** Returns the role that a word means; undefined if it is unknown. */
export function roleOfWord(word: string): UserRole | undefined {
  const key = wordOf(word);
  return (['user', 'admin'] as const).find((role) => roles[role].includes(key));
}

/** Ignores case, accents, signs and the kind of Unicode. */
function wordOf(name: string): string {
  return name
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
