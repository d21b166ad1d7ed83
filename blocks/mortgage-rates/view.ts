/** Pages may come out of caches, so rates that are out of date are hidden here as well. */
for ( const block of document.querySelectorAll< HTMLElement >(
	'.svc-mortgage-rates'
) ) {
	block.hidden = Date.now() >= Number( block.dataset.mcUntil ) * 1000;
}
