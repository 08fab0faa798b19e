/**
 * A program of its own, which the server starts: reads a board as JSON from its input and writes the picture of it, that
 * links to its table are shown with, as PNG. Needs rsvg-convert; see raster.ts.
 */
import './shims';
import { readFileSync } from 'node:fs';
import { boardsPicture, type Board } from './compose';
import { rasterised } from './raster';

const board = JSON.parse(readFileSync(0, 'utf8')) as Board;
process.stdout.write(rasterised(boardsPicture([board]))); // waits for whoever reads
