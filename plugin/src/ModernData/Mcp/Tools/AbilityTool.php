<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

use Svc\ModernData\Mcp\AbilityRunner;
use Svc\ModernData\Mcp\Offer;
use Svc\ModernData\Mcp\Protocol\Exchange;
use WP_Ability;

/** An MCP tool that runs an ability. */
final class AbilityTool implements Tool {

	public function __construct( private readonly WP_Ability $ability ) {}

	public function name(): string {
		return Offer::tool_name( $this->ability->get_name() );
	}

	public function definition(): array {
		$hints = (array) $this->ability->get_meta_item( 'annotations', array() );
		return array(
			'name'         => $this->name(),
			'title'        => $this->ability->get_label(),
			'description'  => Offer::in_words_of_tools( $this->ability->get_description() ),
			'inputSchema'  => ToolSchema::of( $this->ability->get_input_schema() ),
			'outputSchema' => ToolSchema::of( $this->ability->get_output_schema() ),
			'annotations'  => array(
				'title'           => $this->ability->get_label(),
				'readOnlyHint'    => (bool) ( $hints['readonly'] ?? false ),
				'destructiveHint' => (bool) ( $hints['destructive'] ?? true ),
				'idempotentHint'  => (bool) ( $hints['idempotent'] ?? false ),
				'openWorldHint'   => false,
			),
		);
	}

	public function is_usable(): bool {
		return AbilityRunner::allows( $this->ability );
	}

	public function call( array $arguments, Exchange $exchange ): ToolResult {
		$answer = AbilityRunner::run( $this->ability, $arguments );
		if ( ! is_wp_error( $answer ) ) {
			return ToolResult::success( $answer );
		}
		$data = $answer->get_error_data();
		return ToolResult::failure( (string) $answer->get_error_code(), $answer->get_error_message(), is_array( $data ) ? $data : array() );
	}
}
