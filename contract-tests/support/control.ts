export interface Account {
	id: number;
	login: string;
}
export interface UserSpec {
	login: string;
	role?: string;
}
export declare const control: {
	createUsers: ( specs: UserSpec[] ) => Promise< Account[] >;
};
