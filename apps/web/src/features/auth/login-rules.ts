// The validation of the sign-in form.
import { Credentials } from '@app/contract/auth/auth.contract.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const loginRules = zodResolver(Credentials);
