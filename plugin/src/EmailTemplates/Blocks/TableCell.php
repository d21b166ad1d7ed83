<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Token;

final class TableCell {

	/** @var list<Token> What stands in it. */
	public array $tokens = array();

	public function __construct(
		public readonly bool $is_header,
		/** left, center, right or "" */
		public readonly string $align,
		public readonly int $columns,
		public readonly int $rows,
	) {}
}
