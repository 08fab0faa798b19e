export const enPrint = {
  'print.title': 'Print and play',
  'print.a4': 'On A4 (PDF)',
  'print.letter': 'On letter (PDF)',
} as const;
