<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Closure;
use Svc\EmailTemplates\Capabilities;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagField;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Starters\Starter;
use Svc\EmailTemplates\Starters\Starters;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;

/** Shows what a template becomes, and what it may be made of, to those who may edit mail. */
final class RenderingOperations {

	/** @param Closure(): Previews $previews */
	public function __construct( private readonly Closure $previews ) {}

	public function render_stored(): Operation {
		return new Operation(
			'render-template',
			__( 'Renders a template as HTML and plain text, with warnings.', 'svc' ),
			Effect::Read,
			RenderFields::stored( ... ),
			RenderFields::rendered( ... ),
			self::editors(),
			fn ( Call $call ): Reply => Reply::one( ( $this->previews )()->stored( $call->path['id'], $call->input, $call->caller )->answer() ),
			array( 'id' ),
		);
	}

	public function render_written(): Operation {
		return new Operation(
			'render-content',
			__( 'Renders a template that is being written as HTML and plain text, with warnings. What is not sent is that of the purpose’s starter.', 'svc' ),
			Effect::Read,
			RenderFields::written( ... ),
			RenderFields::rendered( ... ),
			self::editors(),
			fn ( Call $call ): Reply => Reply::one( ( $this->previews )()->written( $call->input, $call->caller )->answer() ),
		);
	}

	public function list_tags(): Operation {
		return new Operation(
			'list-merge-tags',
			__( 'Lists the merge tags that templates may have, all on one page.', 'svc' ),
			Effect::Read,
			RenderFields::tags_query( ... ),
			RenderFields::tags( ... ),
			self::editors(),
			static fn ( Call $call ): Reply => self::one_page( array_map( self::tag( ... ), TagFields::all()->of( isset( $call->input['purpose'] ) ? Purpose::from( $call->input['purpose'] ) : null ) ) ),
		);
	}

	public function list_starters(): Operation {
		return new Operation(
			'list-starters',
			__( 'Lists the templates that are used until the settings name others, one for each purpose, all on one page.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			RenderFields::starters( ... ),
			self::editors(),
			static fn (): Reply => self::one_page( array_map( static fn ( Starter $starter ): array => $starter->answer(), Starters::all() ) ),
		);
	}

	/** @return Closure(Caller): bool */
	private static function editors(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::EDIT );
	}

	/** @return array{tag: string, label: string, type: string, sample: string} */
	private static function tag( TagField $field ): array {
		return array(
			'tag'    => '{{' . $field->key() . '}}',
			'label'  => $field->label(),
			'type'   => $field->type->value,
			'sample' => $field->sample,
		);
	}

	/** @param list<array<string, mixed>> $items */
	private static function one_page( array $items ): Reply {
		return Reply::page( new Page( $items, count( $items ), 1, max( 1, count( $items ) ) ) );
	}
}
