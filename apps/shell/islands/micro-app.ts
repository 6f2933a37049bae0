import { hostMicroApp } from '../app/micro-apps/host-micro-app.ts';

hostMicroApp();
