/**
 * The words of the annotated templates. A comment contains no braces, as they would make a tag.
 */

export const RUSSIAN_TAGS = {
  paper: 'a4',
  setting: {
    organisation: 'ГБУЗ «Городская больница № 9»',
    locale: 'ru-RU',
    font: 'Times New Roman',
    fontFamily: 'roman',
    size: 12,
    gridPadding: 28,
    layoutName: 'Разметка',
    decimalSymbol: ',',
    listSeparator: ';',
  },
  header: 'Шаблон с примечаниями\tАкт № {номер}',
  footer: 'Actum',
  title: 'Теги и форматы: шаблон с примечаниями',
  about:
    'Это готовый шаблон: выберите его вместе с таблицей-примером «Проверка СИЗ 2026.xlsx» и посмотрите, что напечатает каждый тег. Скопируйте нужное в свой бланк. Чтобы удалить примечания, выберите «Рецензирование», «Удалить», «Удалить все примечания».',
  intro: 'Слева указано, что печатается, справа — тег. Пояснение к тегу — в примечании на полях.',
  sections: [
    {
      heading: '1. Столбцы таблицы',
      rows: [
        [
          'Номер акта',
          '{номер}',
          'Тег — это название столбца в фигурных скобках. Вместо него печатается значение из строки, по которой создаётся акт.',
        ],
        [
          'Средство',
          '{ НАИМЕНОВАНИЕ }',
          'Пробелы в скобках, регистр букв, е и ё не имеют значения. Скобки могут быть двойными.',
        ],
        [
          'Инвентарный номер',
          '{{инвентарный №}}',
          'Без формата значение печатается так, как его показывает таблица: с ведущими нулями и знаками после запятой.',
        ],
        ['Отделение', { field: 'Отделение' }, 'Поле слияния Word. Готовый шаблон слияния работает без изменений.'],
        [
          'Место применения',
          { control: 'Место применения', shown: 'место применения' },
          'Элемент управления содержимым, название которого совпадает с названием столбца.',
        ],
      ],
    },
    {
      heading: '2. Форматы',
      rows: [
        [
          'Дата',
          '{дата акта | date:"D MMMM YYYY г."}',
          'После черты указывается формат. D, DD — число, MMMM — месяц словом, YYYY — год; остальное печатается как есть.',
        ],
        ['Дата прописью', '{дата проверки | прописью}', 'Дата словами, в родительном падеже.'],
        ['Число', '{расчётный эквивалент | number:2}', 'Два знака после запятой, тысячи через пробел.'],
        [
          'Число прописью',
          '{мощность дозы без защиты | round | words:"микрозиверт|микрозиверта|микрозивертов"}',
          'Форматы применяются по очереди: сначала округление, потом число словами с единицей. Для денег: words:"rub".',
        ],
        ['Прописными', '{заключение | upper}', 'Ещё есть lower, capital (с прописной) и title (каждое слово).'],
        [
          'Если пусто',
          '{результаты осмотра | default:"Повреждений нет."}',
          'Что напечатать, если ячейка пуста. Без этого место останется пустым, а о строке появится замечание.',
        ],
        [
          'Инициалы',
          '{председатель | initials}',
          'Фамилия с инициалами из полного имени: Иванов И. И. С initials:"впереди" инициалы печатаются перед фамилией.',
        ],
        [
          'Падеж',
          '{председатель | case:"dative"}',
          'Русское имя в нужном падеже: родительный, дательный, винительный, творительный, предложный.',
        ],
        [
          'Слова вокруг',
          '{заводской № | before:"зав. № "}',
          'Печатается только вместе со значением: для пустой ячейки эти слова не печатаются.',
        ],
        ['QR-код', '{инвентарный № | qr:18}', 'QR-код со стороной 18 мм. Рисунки из ячеек печатает формат image.'],
      ],
    },
    {
      heading: '3. Условия',
      rows: [
        [
          'Если заполнено',
          '{#следующая проверка}Следующая проверка {следующая проверка}.{/следующая проверка}{^следующая проверка}Проверка не назначается.{/следующая проверка}',
          'Тег с # выводит текст, если в ячейке есть значение, тег с ^ — если она пуста. Тег с косой чертой закрывает секцию.',
        ],
        [
          'Если больше или меньше',
          '{#кратность ослабления >= 20}Ослабление в 20 раз и более.{/}{#кратность ослабления < 20}Ослабление менее чем в 20 раз.{/}',
          'Сравнения: = != < <= > >=. Сравнивать можно с числом, датой, текстом в кавычках или другим столбцом.',
        ],
        [
          'Как в Jinja',
          '{% if заключение == "годно" %}Разрешено к применению.{% else %}Изъять из применения.{% endif %}',
          'Условия и циклы шаблонов docxtpl тоже поддерживаются.',
        ],
      ],
    },
    {
      heading: '4. Без столбца',
      rows: [
        ['Сегодня', '{сегодня | date:"DD.MM.YYYY"}', 'Дата создания документов.'],
        [
          'Номер по порядку',
          '{номер строки} (строка таблицы {строка.таблицы})',
          'Порядковый номер документа и номер строки в таблице.',
        ],
        [
          'Сквозной номер',
          '{акт.номер}',
          'Сквозной номер акта. Для сохранённого шаблона нумерация продолжается от запуска к запуску.',
        ],
        [
          'Организация',
          '{профиль.организация | default:"__________________"}',
          'Из профиля: организация, отделение, должность, подписант, телефон.',
        ],
        [
          'Печать',
          '{#профиль.печать}{профиль.печать | image:30}{/профиль.печать}{^профиль.печать}М. П.{/профиль.печать}',
          'Печать из профиля шириной 30 мм. Если её нет, печатается место для неё.',
        ],
      ],
    },
  ],
  loop: {
    heading: '5. Строки одного документа',
    heads: ['№', 'Средство', 'Эквивалент'],
    cells: [
      '{#строки | сортировать:"расчётный эквивалент"}{номер строки}',
      '{наименование}',
      '{расчётный эквивалент | number:2}{/строки}',
    ],
    comment:
      'Строка таблицы повторяется для каждой строки документа. Чтобы строк было несколько, выберите «Группировать по», например по отделению.',
    totals: [
      ['Сколько', '{строки | количество}', 'Количество строк документа.'],
      [
        'Сумма',
        '{строки | сумма:"мощность дозы за защитой" | number:1}',
        'Сумма по столбцу. Так же пишутся среднее, наименьшее и наибольшее.',
      ],
      ['Список', '{строки | список:"инвентарный №","; "}', 'Все значения столбца через указанный разделитель.'],
      [
        'По группам',
        '{#строки | по:"отделение"}{отделение}: {строки | количество}. {/строки}',
        'Строки делятся на группы; внутри группы итоги вычисляются по её строкам.',
      ],
    ],
  },
}

export const ROMANIAN_TAGS = {
  paper: 'a4',
  setting: {
    organisation: 'Spitalul Orășenesc nr. 9',
    locale: 'ro-RO',
    font: 'Times New Roman',
    fontFamily: 'roman',
    size: 12,
    gridPadding: 28,
    layoutName: 'Aranjare',
    decimalSymbol: ',',
    listSeparator: ';',
  },
  header: 'Șablon cu comentarii\tProces-verbal nr. {nr. înregistrare}',
  footer: 'Actum',
  title: 'Etichete și formate: șablon cu comentarii',
  about:
    'Acesta este un șablon funcțional: alegeți-l împreună cu foaia de calcul de exemplu „Verificarea echipamentelor 2026.xlsx” și vedeți ce tipărește fiecare etichetă. Copiați ce vă trebuie în formularul dumneavoastră. Pentru a șterge comentariile, alegeți „Revizuire”, „Ștergere”, „Se șterg toate comentariile”.',
  intro:
    'În stânga este indicat ce se tipărește, în dreapta se află eticheta. Explicația ei este în comentariul de pe margine.',
  sections: [
    {
      heading: '1. Coloanele foii de calcul',
      rows: [
        [
          'Număr',
          '{nr. înregistrare}',
          'Eticheta este numele coloanei între acolade. În locul ei se tipărește valoarea din rândul pentru care se creează documentul.',
        ],
        [
          'Denumire',
          '{ DENUMIRE }',
          'Spațiile dintre acolade, majusculele și forma literelor ș și ț nu contează. Se acceptă și acolade duble.',
        ],
        [
          'Număr de inventar',
          '{{nr. inventar}}',
          'Fără format, valoarea se tipărește așa cum apare în foaia de calcul: zerourile din față și zecimalele rămân.',
        ],
        [
          'Secția',
          { field: 'Secția' },
          'Câmp de îmbinare din Word. Un șablon de îmbinare existent funcționează așa cum este.',
        ],
        ['Serie', { control: 'Serie', shown: 'serie' }, 'Control de conținut al cărui titlu este numele coloanei.'],
      ],
    },
    {
      heading: '2. Formate',
      rows: [
        [
          'Data',
          '{data | date:"D MMMM YYYY"}',
          'După bară se scrie formatul. D, DD este ziua, MMMM luna în cuvinte, YYYY anul; restul se tipărește așa cum este.',
        ],
        ['Data în cuvinte', '{data verificării | cuvinte}', 'Data scrisă în cuvinte.'],
        ['Număr', '{echivalent măsurat | number:2}', 'Două zecimale, miile despărțite prin punct.'],
        [
          'Sumă în cuvinte',
          '{valoare de inventar | words:"ron"}',
          'Suma în cuvinte, cu acordul corect. Pentru alte unități: words:„aparat|aparate”.',
        ],
        [
          'Rotunjit',
          '{debit fără protecție | round | words:"microsievert|microsieverți"}',
          'Formatele se aplică pe rând: întâi rotunjirea, apoi numărul în cuvinte cu unitatea.',
        ],
        ['Majuscule', '{concluzie | upper}', 'Mai există lower, capital (inițială mare) și title (fiecare cuvânt).'],
        [
          'Dacă e gol',
          '{constatări | default:"Fără deteriorări."}',
          'Ce se tipărește când celula este goală. Altfel locul rămâne gol, iar rândul apare la observații.',
        ],
        [
          'Inițiale',
          '{responsabil | initials}',
          'Prenumele devine inițială; cu initials:„înainte”, inițiala este înaintea numelui.',
        ],
        [
          'Cuvinte în jur',
          '{an fabricație | before:"din "}',
          'Se tipărește numai împreună cu valoarea: pentru o celulă goală nu se tipăresc nici aceste cuvinte.',
        ],
        [
          'Cod QR',
          '{nr. inventar | qr:18}',
          'Cod QR cu latura de 18 mm. Imaginile din celule se tipăresc cu formatul image.',
        ],
      ],
    },
    {
      heading: '3. Condiții',
      rows: [
        [
          'Dacă este completat',
          '{#următoarea verificare}Următoarea verificare: {următoarea verificare}.{/următoarea verificare}{^următoarea verificare}Nu se programează.{/următoarea verificare}',
          'Eticheta cu # afișează textul dacă celula are o valoare, cea cu ^ dacă este goală. Eticheta cu bară oblică închide secțiunea.',
        ],
        [
          'Dacă este mai mult sau mai puțin',
          '{#factor de atenuare >= 20}Atenuare de cel puțin 20 de ori.{/}{#factor de atenuare < 20}Atenuare sub 20 de ori.{/}',
          'Comparații: = != < <= > >=. Comparați cu un număr, o dată, un text între ghilimele sau altă coloană.',
        ],
        [
          'Ca în Jinja',
          '{% if concluzie == "corespunzător" %}Se admite la utilizare.{% else %}Se retrage din utilizare.{% endif %}',
          'Se acceptă și condițiile și buclele șabloanelor docxtpl.',
        ],
      ],
    },
    {
      heading: '4. Fără coloană',
      rows: [
        ['Astăzi', '{astăzi | date:"DD.MM.YYYY"}', 'Data creării documentelor.'],
        [
          'Număr curent',
          '{numărul rândului} (rândul {rând.tabel} din foaia de calcul)',
          'Numărul documentului și numărul rândului din foaia de calcul.',
        ],
        [
          'Număr în continuare',
          '{act.număr}',
          'Numărul actului. Pentru un șablon salvat, numerotarea continuă de la o rulare la alta.',
        ],
        [
          'Instituția',
          '{profil.instituția | default:"__________________"}',
          'Din profil: instituția, secția, funcția, semnatarul, telefonul.',
        ],
        [
          'Ștampila',
          '{#profil.ștampila}{profil.ștampila | image:30}{/profil.ștampila}{^profil.ștampila}L. S.{/profil.ștampila}',
          'Ștampila din profil, lată de 30 mm. Dacă lipsește, se tipărește locul pentru ea.',
        ],
      ],
    },
  ],
  loop: {
    heading: '5. Rândurile unui document',
    heads: ['Nr.', 'Denumire', 'Echivalent'],
    cells: [
      '{#rânduri | sortare:"echivalent măsurat"}{numărul rândului}',
      '{denumire}',
      '{echivalent măsurat | number:2}{/rânduri}',
    ],
    comment:
      'Rândul tabelului se repetă pentru fiecare rând al documentului. Pentru mai multe rânduri, alegeți „Grupare după”, de exemplu după secție.',
    totals: [
      ['Câte', '{rânduri | câte}', 'Numărul rândurilor documentului.'],
      [
        'Suma',
        '{rânduri | suma:"valoare de inventar" | number:2}',
        'Suma pe coloană. La fel se scriu media, minim și maxim.',
      ],
      ['Lista', '{rânduri | listă:"nr. inventar","; "}', 'Toate valorile coloanei, cu separatorul indicat între ele.'],
      [
        'Pe grupuri',
        '{#rânduri | grupare:"secția"}{secția}: {rânduri | câte}. {/rânduri}',
        'Rândurile se împart în grupuri; într-un grup, totalurile se calculează din rândurile lui.',
      ],
    ],
  },
}

export const ENGLISH_TAGS = {
  paper: 'letter',
  setting: {
    organisation: 'Radiation Safety Office',
    locale: 'en-US',
    font: 'Arial',
    fontFamily: 'swiss',
    size: 10.5,
    gridPadding: 50,
    layoutName: 'Layout',
    decimalSymbol: '.',
    listSeparator: ',',
  },
  header: 'Annotated template\tSurvey {survey number}',
  footer: 'Actum',
  title: 'Tags and formats: an annotated template',
  about:
    'This template works as it is. Choose it together with the sample spreadsheet “Survey readings 2026.xlsx” and see what each tag prints. Copy what you need into your own form. To delete the comments, choose Review, Delete, Delete All Comments.',
  intro: 'The left column says what’s printed, and the right column has the tag. A comment explains each tag.',
  sections: [
    {
      heading: '1. Columns of the spreadsheet',
      rows: [
        [
          'Survey number',
          '{survey number}',
          'A tag is a column name in braces. The value comes from the document’s row.',
        ],
        [
          'Room',
          '{ ROOM }',
          'Spaces inside the braces and capitalization don’t matter. You can also use double braces.',
        ],
        [
          'Unit',
          '{{unit id}}',
          'Without a format, a value is printed as the spreadsheet shows it, with leading zeros and decimals.',
        ],
        ['Equipment', { field: 'Equipment' }, 'A Word merge field. An existing mail merge template works as it is.'],
        [
          'Tube voltage',
          { control: 'Tube voltage', shown: 'tube voltage' },
          'A content control whose title is a column name.',
        ],
      ],
    },
    {
      heading: '2. Formats',
      rows: [
        [
          'Date',
          '{survey date | date:"MMMM D, YYYY"}',
          'Put the format after the bar. D or DD is the day, MMMM the month name, YYYY the year. Anything else is printed unchanged.',
        ],
        ['Date in words', '{survey date | words}', 'The date written out.'],
        ['Number', '{highest reading | number:2}', 'Two decimals, with thousands separators.'],
        [
          'Number in words',
          '{weekly workload | round | words:"milliampere-minute|milliampere-minutes"}',
          'Formats are applied in order: first rounding, then the number in words with its unit. For money: words:"usd".',
        ],
        ['Capitals', '{result | upper}', 'There are also lower, capital (first letter) and title (every word).'],
        [
          'If empty',
          '{remarks | default:"None."}',
          'What to print if the cell is empty. Without it, the place stays blank and the row gets a warning.',
        ],
        [
          'Initials',
          '{surveyed by | initials}',
          'First names become initials; initials:"after" puts them after the surname.',
        ],
        [
          'Text around',
          '{background | after:" µSv/h"}',
          'Printed only with a value: if the cell is empty, this text isn’t printed.',
        ],
        ['QR code', '{unit id | qr:18}', 'An 18 mm QR code. To print a picture from a cell, use the format image.'],
      ],
    },
    {
      heading: '3. Conditions',
      rows: [
        [
          'If there’s a value',
          '{#next survey}Next survey on {next survey}.{/next survey}{^next survey}No survey is scheduled.{/next survey}',
          'A # tag shows its text if the cell has a value, a ^ tag if it’s empty. A tag with a slash closes the section.',
        ],
        [
          'If above or below',
          '{#highest reading > 0.5}Above 0.5 µSv/h.{/}{#highest reading <= 0.5}Up to 0.5 µSv/h.{/}',
          'Comparisons: = != < <= > >=. Compare with a number, a date, quoted text or another column.',
        ],
        [
          'Jinja style',
          '{% if remarks %}See the remarks.{% else %}No remarks.{% endif %}',
          'Conditions and loops from docxtpl templates work too.',
        ],
      ],
    },
    {
      heading: '4. Without a column',
      rows: [
        ['Today', '{today | date:"MMMM D, YYYY"}', 'The date of the run.'],
        [
          'Sequence number',
          '{row.number} (row {row.line} of the spreadsheet)',
          'The document’s sequence number and its row number in the spreadsheet.',
        ],
        [
          'Running number',
          '{act.number}',
          'The document’s running number. For a saved template, it continues from run to run.',
        ],
        [
          'Organization',
          '{profile.organization | default:"__________________"}',
          'From your profile: organization, department, job title, signatory, phone.',
        ],
        [
          'Stamp',
          '{#profile.stamp}{profile.stamp | image:30}{/profile.stamp}{^profile.stamp}Stamp here{/profile.stamp}',
          'The stamp from your profile, 30 mm wide. Without one, a place for it is printed.',
        ],
      ],
    },
  ],
  loop: {
    heading: '5. Rows of one document',
    heads: ['No.', 'Room', 'Highest reading'],
    cells: ['{#rows | sort:"highest reading","desc"}{row.number}', '{room}', '{highest reading | number:2}{/rows}'],
    comment:
      'The table row repeats for each row of the document. To have several rows, use “Group by”, for example by equipment.',
    totals: [
      ['Count', '{rows | count}', 'The number of rows in the document.'],
      ['Sum', '{rows | sum:"weekly workload" | number}', 'The sum of a column. avg, min and max work the same way.'],
      ['List', '{rows | join:"unit id","; "}', 'All values of a column, with a separator between them.'],
      [
        'By group',
        '{#rows | by:"equipment"}{equipment}: {rows | count}. {/rows}',
        'The rows are divided into groups. Totals in a group use its rows.',
      ],
    ],
  },
}
