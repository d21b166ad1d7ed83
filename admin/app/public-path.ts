import { boot } from '../shared/boot';

declare global {
	let __webpack_public_path__: string;
}

// The address of the script's other parts, whatever a host does to the address of this one.
__webpack_public_path__ = boot().assets;
