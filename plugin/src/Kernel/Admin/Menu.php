<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

/** A component's group in the dashboard's menu. */
final class Menu {

	/**
	 * @param string                 $icon     A dashicon's name.
	 * @param non-empty-list<Screen> $screens  The first is what the group itself opens.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $icon,
		public readonly int $position,
		public readonly array $screens,
	) {}
}
