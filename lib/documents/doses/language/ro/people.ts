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
  worn: ['personal*', 'individual*', 'persoana', 'angajat*', 'lucrator*'],
  placed: [
    'ambiental*',
    'de mediu',
    'mediu',
    'fix',
    'fixa',
    'stationar*',
    'zona',
    'de zona',
    'incapere',
    'camera',
    'punct',
    'punct fix',
    'loc de munca',
    'perete',
  ],
  patient: ['pacient*', 'bolnav*'],
  nobody: ['rezerva', 'de rezerva', 'nealocat'],
}
