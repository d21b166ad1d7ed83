<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

use Closure;

/** A dashboard screen that the admin script renders. */
final class Screen {

	/**
	 * @param non-empty-string                           $slug    In the address, and the screen's name in the script.
	 * @param non-empty-list<string>                     $chunks  The script files that render the screen first.
	 * @param Closure(): array<string, mixed>            $preload Answers to the screen's first requests, in the form of core's preloading middleware.
	 * @param Closure(): list<array{string, list<string>}> $help  Tabs: title, and paragraphs, in which links are the only markup.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $menu_title,
		public readonly string $capability,
		public readonly array $chunks,
		public readonly Closure $preload,
		public readonly Closure $help,
	) {}
}
