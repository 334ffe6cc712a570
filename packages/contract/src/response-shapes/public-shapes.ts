// Response shapes of public endpoints. They are in the web's first chunk.
import { api } from '#api.ts';
import { shapesOf } from '#response-shapes/shapes.rules.ts';

export const publicShapes = shapesOf(api, ['public']);
