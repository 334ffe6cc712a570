// The icon of a department, by its key.
import { Building2, Calculator, CodeXml, Megaphone, Package, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = new Map<string, ReactNode>([
  ['engineering', <CodeXml key="engineering" />],
  ['marketing', <Megaphone key="marketing" />],
  ['sales', <TrendingUp key="sales" />],
  ['accounting', <Calculator key="accounting" />],
  ['product', <Package key="product" />],
]);

/** Returns the icon of a department; an unknown department gets a building. */
export function departmentIcon(key: string): ReactNode {
  return icons.get(key) ?? <Building2 />;
}
