// Draws the icons of the installed application from the two SVG files: `node scripts/icons.mjs` after a change of the mark.
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The server's picture library: the icons need none of their own.
const sharp = createRequire(new URL('../apps/server/package.json', import.meta.url))('sharp');
const folder = join(import.meta.dirname, '../apps/web/public');

const icons = [
  { from: 'mark.svg', to: 'icons/icon-192.png', side: 192 },
  { from: 'mark.svg', to: 'icons/icon-512.png', side: 512 },
  { from: 'icons/maskable.svg', to: 'icons/maskable-512.png', side: 512 },
  { from: 'icons/maskable.svg', to: 'icons/apple-180.png', side: 180 },
];
for (const { from, to, side } of icons) {
  await sharp(join(folder, from), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, to));
}
