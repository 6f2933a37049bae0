import { useVisitor } from '../../session/use-visitor.ts';
import { LoggedIn } from './logged-in.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const visitor = useVisitor();
  return visitor ? <LoggedIn visitor={visitor} /> : <LoginForm />;
}
