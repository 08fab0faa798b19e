import type { enBook } from './en.book';

export const nlBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': '{0}: spelregels',
  'book.about':
    'Van de boekjes is alleen de tekst bewaard; de plaatjes zijn verloren. We vertellen de regels in onze eigen ' +
    'woorden; waar we zelf iets moesten aanvullen, staat dat erbij. Op de borden kun je echt spelen: probeer de zetten ' +
    'maar uit.',
  'book.none': 'Dit spel heeft geen regelboek.',
  'book.contents': 'Inhoud',
  'book.sentences': 'Het spel in vier zinnen',
  'book.box': 'In de doos',
  'book.questions': 'Vragen',
  'book.see': 'Zie:',
  'book.variants': 'Varianten en edities',
  'book.usual': '(gewoon)',
  'book.sample': 'Een voorbeeldpartij',
  'book.move': '{0} van {1}',
  'book.summary': 'Samenvatting',
  'book.reconstructed': 'Gereconstrueerd',
  'book.editions': 'De drie boekjes',
  'book.copy': 'Link naar ‘{0}’ kopiëren',
  'book.diagram': 'Bord: {0}',
  'book.print': 'Deze spelregels printen',
  'book.printSummary': 'De samenvatting printen',
  'book.ask': 'Spelregels: {0}',
  'book.near': 'Ervoor en erna',
  'book.open': 'Alle spelregels lezen',
  'about.title': 'Over {0}',
  'about.short': 'Over het spel',
  'about.all':
    'Dit spel is van zijn auteurs en uitgevers. We kennen het alleen uit de tekst van de spelregels: de plaatjes zijn ' +
    'verloren. We gebruiken er geen zin en geen tekening uit. Wat in de tekst staat, spelen we ook zo; wat alleen op een ' +
    'verloren plaatje stond, hebben we gereconstrueerd, en dat staat er telkens bij.',
  'about.origin': 'Het origineel',
  'about.editions': 'Waar de boekjes verschillen',
  'about.lost': 'Wat verloren is',
  'about.rebuilt': 'Wat we gereconstrueerd hebben',
  'about.own': 'Heb jij deze doos?',
  'about.tell':
    'Met een foto van het bord, het speelmateriaal of het boekje weten we zeker wat we nu alleen kunnen afleiden. Laat ' +
    'het ons weten:',
  'about.credits': 'Deze spellen zijn van hun auteurs en uitgevers.',
};
