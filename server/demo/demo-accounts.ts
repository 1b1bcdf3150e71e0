export interface DemoAccount {
  /** The same in every database. */
  id: string;
  fullName: string;
  email: string;
  phoneNumber: string;
  location: string;
  role: 'admin' | 'user';
  /** Public, because it is in this file. */
  password: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'ad0000000000000000000001',
    fullName: 'Amaka Okafor',
    email: 'admin@gida.example',
    phoneNumber: '+234 800 000 4401',
    location: 'Maitama, Abuja',
    role: 'admin',
    password: 'gida-demo-admin',
  },
  {
    id: 'b00000000000000000000002',
    fullName: 'Tunde Bakare',
    email: 'buyer@gida.example',
    phoneNumber: '+234 800 000 4402',
    location: 'Yaba, Lagos',
    role: 'user',
    password: 'gida-demo-buyer',
  },
];
