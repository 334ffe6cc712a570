// The icon of a department, by its canonical name.
import { departmentKey } from '@app/contract';
import { Building2, Calculator, CodeXml, Megaphone, Package, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Record<string, ReactNode> = {
  engineering: <CodeXml />,
  marketing: <Megaphone />,
  sales: <TrendingUp />,
  accounting: <Calculator />,
  product: <Package />,
};

/** The icon of a department; one that is not known gets a building. */
export function departmentIcon(name: string): ReactNode {
  return icons[departmentKey(name)] ?? <Building2 />;
}
