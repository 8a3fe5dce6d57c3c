import { describe, expect, test } from '@jest/globals'
import { genderOfForms } from './noun-gender'

describe('the gender of a counted noun', () => {
  test.each([
    ['прибор|прибора|приборов', 'masculine'],
    ['штука|штуки|штук', 'feminine'],
    ['неделя|недели|недель', 'feminine'],
    ['окно|окна|окон', 'neuter'],
    ['помещение|помещения|помещений', 'neuter'],
    ['часть|части|частей', 'feminine'],
    ['день|дня|дней', 'masculine'],
    ['путь|пути|путей', 'masculine'],
    ['судья|судьи|судей', 'masculine'],
    ['имя|имени|имён', 'neuter'],
    ['рабочая неделя|рабочие недели|рабочих недель', 'feminine'],
    ['рабочий день|рабочих дня|рабочих дней', 'masculine'],
    ['доллар США|доллара США|долларов США', 'masculine'],
    ['шт.|шт.|шт.', 'feminine'],
    ['экз.|экз.|экз.', 'masculine'],
    ['усл.|усл.|усл.', null],
    ['ь|ь|ь', null],
  ])('in Russian: %s is %s', (forms, gender) => {
    expect(genderOfForms(forms.split('|'), 'ru')).toBe(gender)
  })

  test.each([
    ['leu|lei', 'masculine'],
    ['milisievert|milisieverți', 'masculine'],
    ['metru|metri', 'masculine'],
    ['copil|copii', 'masculine'],
    ['frate|frați', 'masculine'],
    ['președinte|președinți', 'masculine'],
    ['aparat|aparate', 'neuter'],
    ['aparat|aparate|de aparate', 'neuter'],
    ['lucru|lucruri', 'neuter'],
    ['salariu|salarii', 'neuter'],
    ['tramvai|tramvaie', 'neuter'],
    ['nume|nume', 'neuter'],
    ['oră|ore', 'feminine'],
    ['bucată|bucăți', 'feminine'],
    ['lună|luni', 'feminine'],
    ['zi|zile', 'feminine'],
    ['carte|cărți', 'feminine'],
    ['verificare|verificări', 'feminine'],
    ['cantitate|cantități', 'feminine'],
    ['situație|situații', 'feminine'],
    ['zi lucrătoare|zile lucrătoare', 'feminine'],
    ['buc.|buc.', 'feminine'],
    ['xyz.|xyz.', null],
    ['pădure|păduri', 'feminine'],
    ['iepure|iepuri', 'masculine'],
    ['taur|tauri', 'masculine'],
    ['minte|minți', 'feminine'],
    ['pereche|perechi', null],
  ])('in Romanian: %s is %s', (forms, gender) => {
    expect(genderOfForms(forms.split('|'), 'ro')).toBe(gender)
  })
})
