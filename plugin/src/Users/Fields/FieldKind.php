<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use LogicException;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The form control for a field in the dashboard. */
enum FieldKind: string {
	case Text      = 'text';
	case Email     = 'email';
	case Url       = 'url';
	case Phone     = 'phone';
	case Multiline = 'multiline';
	case Html      = 'html';
	case Choice    = 'choice';
	case Date      = 'date';
	case Whole     = 'whole';
	case Flag      = 'flag';
	case Tags      = 'tags';
	/** A list of user IDs of people. */
	case People    = 'people';

	/** @throws LogicException */
	public static function of( Type $type ): self {
		return match ( true ) {
			$type instanceof Choice => self::Choice,
			$type instanceof Whole  => self::Whole,
			$type instanceof Flag   => self::Flag,
			$type instanceof ListOf => self::Tags,
			$type instanceof Text   => self::of_text( $type ),
			default                 => throw new LogicException( 'There is no control for ' . $type::class . '.' ),
		};
	}

	private static function of_text( Text $type ): self {
		return match ( true ) {
			null !== $type->clean              => self::Html,
			$type->multiline                   => self::Multiline,
			TextFormat::Email === $type->format => self::Email,
			TextFormat::Uri === $type->format  => self::Url,
			TextFormat::Date === $type->format => self::Date,
			default                            => self::Text,
		};
	}
}
