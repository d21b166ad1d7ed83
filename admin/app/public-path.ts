import { boot } from '../shared/boot';

declare global {
	let __webpack_public_path__: string;
}

// The address of the script's other parts. WordPress or a host may serve this script from another address.
__webpack_public_path__ = boot().assets;
