export const enPrint = {
  'print.title': 'Print and play',
} as const;
