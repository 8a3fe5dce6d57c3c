import type { PeopleWords } from '../people-concepts'

export const RO_PEOPLE: PeopleWords = {
  performer: [
    'operator*',
    'medic*',
    'tehnician*',
    'asistent*',
    'radiolog*',
    'chirurg*',
    'executant*',
    'efectuat de',
    'administrat de',
  ],
  patient: ['pacient*', 'bolnav*'],
}
