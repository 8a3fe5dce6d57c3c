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
    'Это рабочий шаблон: выберите его вместе с образцом таблицы «Проверка СИЗ 2026.xlsx» и посмотрите, что стало с каждым тегом. Скопируйте нужное в свой бланк. Чтобы убрать примечания: «Рецензирование», «Удалить», «Удалить все примечания».',
  intro: 'Слева сказано, что печатается, справа стоит тег. Пояснение к тегу — в примечании на полях.',
  sections: [
    {
      heading: '1. Столбцы таблицы',
      rows: [
        [
          'Номер акта',
          '{номер}',
          'Тег — название столбца в фигурных скобках. На его место встанет значение из той строки, для которой создаётся акт.',
        ],
        [
          'Средство',
          '{ НАИМЕНОВАНИЕ }',
          'Пробелы в скобках, прописные буквы, е и ё не различаются. Двойные скобки тоже понятны.',
        ],
        [
          'Инвентарный номер',
          '{{инвентарный №}}',
          'Без формата значение печатается так, как его показывает таблица: ведущие нули и знаки после запятой остаются.',
        ],
        ['Отделение', { field: 'Отделение' }, 'Поле слияния Word. Готовый шаблон рассылки работает без переделки.'],
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
          'После черты — формат. D, DD — число, MMMM — месяц словом, YYYY — год; остальное печатается как есть.',
        ],
        ['Дата прописью', '{дата проверки | прописью}', 'Дата словами в родительном падеже.'],
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
          'Что напечатать, если ячейка пуста. Без этого место останется пустым, а строка попадёт в замечания.',
        ],
        [
          'Инициалы',
          '{председатель | initials}',
          'Полное имя становится фамилией с инициалами: Иванов И. И.; initials:"впереди" ставит инициалы впереди.',
        ],
        [
          'Падеж',
          '{председатель | case:"dative"}',
          'Русское имя в нужном падеже: родительный, дательный, винительный, творительный, предложный.',
        ],
        [
          'Слова вокруг',
          '{заводской № | before:"зав. № "}',
          'Печатается только вместе со значением: у пустой ячейки не будет и этих слов.',
        ],
        ['QR-код', '{инвентарный № | qr:18}', 'Код со стороной 18 мм. Картинки из ячеек печатает image.'],
      ],
    },
    {
      heading: '3. Условия',
      rows: [
        [
          'Если заполнено',
          '{#следующая проверка}Следующая проверка {следующая проверка}.{/следующая проверка}{^следующая проверка}Проверка не назначается.{/следующая проверка}',
          'Знак решётки: показать, если в ячейке что-то есть. Знак ^: показать, если она пуста. Косая черта закрывает.',
        ],
        [
          'Если больше или меньше',
          '{#кратность ослабления >= 20}Ослабление в 20 раз и более.{/}{#кратность ослабления < 20}Ослабление менее чем в 20 раз.{/}',
          'Сравнения: = != < <= > >=. Справа число, дата, текст в кавычках или название другого столбца.',
        ],
        [
          'Как в Jinja',
          '{% if заключение == "годно" %}Разрешено к применению.{% else %}Изъять из применения.{% endif %}',
          'Если шаблон сделан для docxtpl, его условия и циклы тоже понятны.',
        ],
      ],
    },
    {
      heading: '4. Без столбца',
      rows: [
        ['Сегодня', '{сегодня | date:"DD.MM.YYYY"}', 'День выпуска документов.'],
        [
          'Номер по порядку',
          '{номер строки} (строка таблицы {строка.таблицы})',
          'Порядковый номер документа и номер строки в таблице.',
        ],
        [
          'Сквозной номер',
          '{акт.номер}',
          'Сквозной номер акта; у сохранённого шаблона счёт продолжается от запуска к запуску.',
        ],
        [
          'Организация',
          '{профиль.организация | default:"__________________"}',
          'Из профиля: организация, отделение, должность, подписант, телефон.',
        ],
        [
          'Печать',
          '{#профиль.печать}{профиль.печать | image:30}{/профиль.печать}{^профиль.печать}М. П.{/профиль.печать}',
          'Изображение печати из профиля шириной 30 мм; без него — место для неё.',
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
      'Строка таблицы повторяется для каждой строки документа. Соберите документ из нескольких строк в параметре «Группировать по», например по отделению: тогда строк станет больше одной.',
    totals: [
      ['Сколько', '{строки | количество}', 'Число строк документа.'],
      [
        'Сумма',
        '{строки | сумма:"мощность дозы за защитой" | number:1}',
        'Сумма по столбцу. Так же пишутся среднее, наименьшее и наибольшее.',
      ],
      ['Список', '{строки | список:"инвентарный №","; "}', 'Все значения столбца через указанный знак.'],
      [
        'По группам',
        '{#строки | по:"отделение"}{отделение}: {строки | количество}. {/строки}',
        'Строки делятся на группы; внутри группы итоги считаются по ней.',
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
    'Acesta este un șablon de lucru: alegeți-l împreună cu tabelul de probă „Verificarea echipamentelor 2026.xlsx” și vedeți ce a devenit fiecare etichetă. Copiați ce vă trebuie în formularul dumneavoastră. Comentariile se șterg din „Revizuire”, „Ștergere”, „Se șterg toate comentariile”.',
  intro: 'În stânga scrie ce se tipărește, în dreapta stă eticheta. Explicația ei este în comentariul de pe margine.',
  sections: [
    {
      heading: '1. Coloanele tabelului',
      rows: [
        [
          'Număr',
          '{nr. înregistrare}',
          'Eticheta este numele coloanei între acolade. În locul ei vine valoarea din rândul pentru care se face documentul.',
        ],
        [
          'Denumire',
          '{ DENUMIRE }',
          'Spațiile dintre acolade, majusculele și felul în care sunt scrise ș și ț nu contează. Se înțeleg și acoladele duble.',
        ],
        [
          'Număr de inventar',
          '{{nr. inventar}}',
          'Fără format, valoarea se tipărește cum o arată tabelul: zerourile din față și zecimalele rămân.',
        ],
        [
          'Secția',
          { field: 'Secția' },
          'Câmp de îmbinare din Word. Un șablon de corespondență existent merge așa cum este.',
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
          'După bară vine formatul. D, DD este ziua, MMMM luna în cuvinte, YYYY anul; restul se tipărește așa cum este.',
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
          'Prenumele devine inițială; cu initials:„înainte” stă în fața numelui.',
        ],
        [
          'Cuvinte în jur',
          '{an fabricație | before:"din "}',
          'Se tipărește numai împreună cu valoarea: la o celulă goală lipsesc și aceste cuvinte.',
        ],
        ['Cod QR', '{nr. inventar | qr:18}', 'Cod cu latura de 18 mm. Imaginile din celule se tipăresc cu image.'],
      ],
    },
    {
      heading: '3. Condiții',
      rows: [
        [
          'Dacă este completat',
          '{#următoarea verificare}Următoarea verificare: {următoarea verificare}.{/următoarea verificare}{^următoarea verificare}Nu se programează.{/următoarea verificare}',
          'Semnul diez arată textul dacă celula are ceva, semnul ^ dacă este goală. Bara oblică închide.',
        ],
        [
          'Dacă este mai mult sau mai puțin',
          '{#factor de atenuare >= 20}Atenuare de cel puțin 20 de ori.{/}{#factor de atenuare < 20}Atenuare sub 20 de ori.{/}',
          'Comparații: = != < <= > >=. În dreapta: un număr, o dată, un text între ghilimele sau numele altei coloane.',
        ],
        [
          'Ca în Jinja',
          '{% if concluzie == "corespunzător" %}Se admite la utilizare.{% else %}Se retrage din utilizare.{% endif %}',
          'Dacă șablonul a fost făcut pentru docxtpl, condițiile și buclele lui se înțeleg.',
        ],
      ],
    },
    {
      heading: '4. Fără coloană',
      rows: [
        ['Astăzi', '{astăzi | date:"DD.MM.YYYY"}', 'Ziua în care se fac documentele.'],
        [
          'Număr curent',
          '{numărul rândului} (rândul {rând.tabel} din tabel)',
          'Numărul documentului și numărul rândului din tabel.',
        ],
        [
          'Număr în continuare',
          '{act.număr}',
          'Numărul actului în continuare; la un șablon păstrat, numărătoarea merge mai departe de la o rulare la alta.',
        ],
        [
          'Instituția',
          '{profil.instituția | default:"__________________"}',
          'Din profil: instituția, secția, funcția, semnatarul, telefonul.',
        ],
        [
          'Ștampila',
          '{#profil.ștampila}{profil.ștampila | image:30}{/profil.ștampila}{^profil.ștampila}L. S.{/profil.ștampila}',
          'Imaginea ștampilei din profil, lată de 30 mm; fără ea, locul pentru ștampilă.',
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
      'Rândul tabelului se repetă pentru fiecare rând al documentului. Adunați mai multe rânduri într-un document la „Grupare după”, de exemplu pe secții: atunci vor fi mai multe.',
    totals: [
      ['Câte', '{rânduri | câte}', 'Numărul rândurilor documentului.'],
      [
        'Suma',
        '{rânduri | suma:"valoare de inventar" | number:2}',
        'Suma pe coloană. La fel se scriu media, minim și maxim.',
      ],
      ['Lista', '{rânduri | listă:"nr. inventar","; "}', 'Toate valorile coloanei, cu semnul dat între ele.'],
      [
        'Pe grupe',
        '{#rânduri | grupare:"secția"}{secția}: {rânduri | câte}. {/rânduri}',
        'Rândurile se împart pe grupe; în grupă, totalurile sunt ale ei.',
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
    'This template works as it is: choose it together with the sample spreadsheet “Survey readings 2026.xlsx” and see what becomes of each tag. Copy what you need into your own form. To remove the comments: Review, Delete, Delete All Comments.',
  intro: 'On the left is what will be printed, on the right the tag. The comment beside the tag explains it.',
  sections: [
    {
      heading: '1. Columns of the spreadsheet',
      rows: [
        [
          'Survey number',
          '{survey number}',
          'A tag is a column’s name in braces. The value comes from the row that the document is made for.',
        ],
        [
          'Room',
          '{ ROOM }',
          'Spaces inside the braces and capital letters make no difference. Double braces are understood as well.',
        ],
        [
          'Unit',
          '{{unit id}}',
          'Without a format a value is printed as the spreadsheet shows it: leading zeros and decimals stay.',
        ],
        [
          'Equipment',
          { field: 'Equipment' },
          'A merge field of Word’s. An existing mail merge template works as it is.',
        ],
        [
          'Tube voltage',
          { control: 'Tube voltage', shown: 'tube voltage' },
          'A content control whose title is a column’s name.',
        ],
      ],
    },
    {
      heading: '2. Formats',
      rows: [
        [
          'Date',
          '{survey date | date:"D MMMM YYYY"}',
          'After the bar comes the format. D or DD is the day, MMMM the month in words, YYYY the year; anything else is printed as it is.',
        ],
        ['Date in words', '{survey date | words}', 'The date written out.'],
        ['Number', '{highest reading | number:2}', 'Two decimals, thousands apart.'],
        [
          'Number in words',
          '{weekly workload | round | words:"milliampere-minute|milliampere-minutes"}',
          'Formats are applied in order: first rounding, then the number in words with its unit. For money: words:"usd".',
        ],
        ['Capitals', '{result | upper}', 'There are also lower, capital (first letter) and title (every word).'],
        [
          'If empty',
          '{remarks | default:"Nothing to remark."}',
          'What is printed when the cell is empty. Without it the place stays empty and the row is remarked on.',
        ],
        [
          'Initials',
          '{surveyed by | initials}',
          'First names become initials; initials:"after" puts them after the surname.',
        ],
        [
          'Words around',
          '{background | after:" µSv/h"}',
          'Printed only together with a value: an empty cell takes these words with it.',
        ],
        ['QR code', '{unit id | qr:18}', 'A code with a side of 18 mm. Pictures in cells are printed by image.'],
      ],
    },
    {
      heading: '3. Conditions',
      rows: [
        [
          'If there is something',
          '{#next survey}Next survey on {next survey}.{/next survey}{^next survey}No survey is scheduled.{/next survey}',
          'The hash shows the text if the cell holds something, the ^ sign if it is empty. The slash closes.',
        ],
        [
          'If more or less',
          '{#highest reading > 0.5}Above 0.5 µSv/h.{/}{#highest reading <= 0.5}Up to 0.5 µSv/h.{/}',
          'Comparisons: = != < <= > >=. On the right a number, a date, a text in quotation marks or another column’s name.',
        ],
        [
          'As in Jinja',
          '{% if remarks %}See the remarks.{% else %}No remarks.{% endif %}',
          'Conditions and loops of a template made for docxtpl are understood as well.',
        ],
      ],
    },
    {
      heading: '4. Without a column',
      rows: [
        ['Today', '{today | date:"MMMM D, YYYY"}', 'The day on which the documents are made.'],
        [
          'Number in order',
          '{row.number} (row {row.line} of the spreadsheet)',
          'The document’s number and the row’s number in the spreadsheet.',
        ],
        ['Running number', '{act.number}', 'The act’s running number; for a kept template it goes on from run to run.'],
        [
          'Organization',
          '{profile.organization | default:"__________________"}',
          'From the profile: organization, department, position, signatory, phone.',
        ],
        [
          'Stamp',
          '{#profile.stamp}{profile.stamp | image:30}{/profile.stamp}{^profile.stamp}Stamp here{/profile.stamp}',
          'The stamp’s picture from the profile, 30 mm wide; without it, a place for it.',
        ],
      ],
    },
  ],
  loop: {
    heading: '5. Rows of one document',
    heads: ['No.', 'Room', 'Highest reading'],
    cells: ['{#rows | sort:"highest reading","desc"}{row.number}', '{room}', '{highest reading | number:2}{/rows}'],
    comment:
      'The table’s row is repeated for each row of the document. Bring several rows into one document under “Group by”, by equipment for example: then there will be more than one.',
    totals: [
      ['How many', '{rows | count}', 'The number of the document’s rows.'],
      [
        'Sum',
        '{rows | sum:"weekly workload" | number}',
        'The sum of a column. avg, min and max are written the same way.',
      ],
      ['List', '{rows | join:"unit id","; "}', 'All values of a column, with the given sign between them.'],
      [
        'By groups',
        '{#rows | by:"equipment"}{equipment}: {rows | count}. {/rows}',
        'The rows are divided into groups; inside a group totals are its own.',
      ],
    ],
  },
}
