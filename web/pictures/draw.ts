/**
 * A program of its own, which the server starts: reads a board as JSON from its input and writes the picture of it, that
 * links to its table are shown with, as PNG. Needs rsvg-convert.
 */
import './shims';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { boardsPicture, type Board } from './compose';

const board = JSON.parse(readFileSync(0, 'utf8')) as Board;
const picture = execFileSync('rsvg-convert', { input: boardsPicture([board]), maxBuffer: 1 << 24 });
process.stdout.write(picture); // waits for whoever reads
